// Recordings of fingers, in the text of evemu: the labs play them with --play, and figures take them back.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  const width = 32000, height = 48000;
  const code = { slot: '002f', id: '0039', x: '0035', y: '0036', pressure: '003a' };

  /** The fingers of a run as a recording, one frame for each instant. */
  function write(run) {
    const lines = [
      '# EVEMU 1.3', '# A finger on a live figure, in hundredths of a point and seconds.', 'N: a live figure',
      `A: 35 0 ${width - 1} 0 0 0`, `A: 36 0 ${height - 1} 0 0 0`, 'A: 3a 0 255 0 0 0',
    ];
    let landings = 0;
    for (const { t, contacts } of run.inputs) {
      if (!contacts) continue;
      const put = (kind, value) => lines.push(`E: ${(t / 1e6).toFixed(6)} 0003 ${code[kind]} ${value}`);
      for (const [finger, phase, x, y, pressure] of contacts) {
        put('slot', finger);
        if (phase === 0) put('id', ++landings);
        if (phase < 2) {
          put('x', Math.min(Math.max(x, 0), width - 1));
          put('y', Math.min(Math.max(y, 0), height - 1));
          put('pressure', pressure);
        } else put('id', -1);
      }
      lines.push(`E: ${(t / 1e6).toFixed(6)} 0000 0000 0`);
    }
    return lines.join('\n') + '\n';
  }

  /** The inputs of a recording with slots; throws a sentence that says what is wrong. */
  function read(text) {
    const ranges = {}, inputs = [], slots = new Map();
    let slot = 0, origin = null, changed = new Set(), number = 0;
    const finger = () => {
      if (!slots.has(slot)) slots.set(slot, { x: null, y: null, pressure: 0, isDown: false, wasDown: false });
      changed.add(slot);
      return slots.get(slot);
    };
    const scaled = (value, axis, size) => {
      const [low, high] = ranges[axis] ?? [0, size - 1];
      return Math.round(((Math.min(Math.max(value, low), high) - low) / (high - low + 1)) * size);
    };
    for (const line of text.split(/\r?\n/)) {
      number += 1;
      const axis = line.match(/^A:\s*([0-9a-f]+)\s+(-?\d+)\s+(-?\d+)/i);
      if (axis) ranges[axis[1].toLowerCase().padStart(4, '0')] = [+axis[2], +axis[3]];
      const event = line.match(/^E:\s*(\d+)\.(\d+)\s+([0-9a-f]+)\s+([0-9a-f]+)\s+(-?\d+)/i);
      if (!event) {
        if (/^(#|[NIPBALS]:|\s*$)/.test(line)) continue;
        throw new Error(`Line ${number} is not a line of evemu: “${line.slice(0, 40)}”. Record with evemu-record, or save a run of a figure.`);
      }
      const time = +event[1] * 1e6 + +event[2].padEnd(6, '0').slice(0, 6), [type, name] = [event[3], event[4]].map((h) => h.toLowerCase().padStart(4, '0'));
      const value = +event[5];
      if (type === '0003') {
        if (name === code.slot) slot = value;
        else if (name === code.x) finger().x = scaled(value, name, width);
        else if (name === code.y) finger().y = scaled(value, name, height);
        else if (name === code.pressure) finger().pressure = scaled(value, name, 255);
        else if (name === code.id) finger().isDown = value >= 0;
      } else if (type === '0000' && name === '0000') {
        const contacts = [];
        for (const n of [...changed].sort((a, b) => a - b)) {
          const f = slots.get(n);
          if (f.x === null || f.y === null || !(f.isDown || f.wasDown)) continue;
          contacts.push([n, f.isDown ? (f.wasDown ? 1 : 0) : 2, f.x, f.y, f.pressure, 50]);
          f.wasDown = f.isDown;
        }
        changed = new Set();
        if (!contacts.length) continue;
        origin ??= time;
        inputs.push({ t: time - origin, contacts });
      }
    }
    if (!inputs.length) throw new Error('There is no finger in this file. Record with evemu-record, or save a run of a figure.');
    return inputs;
  }

  Live.Recording = { write, read };
})();
