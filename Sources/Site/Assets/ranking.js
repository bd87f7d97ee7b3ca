// Ranks what the book says for a question in a reader's own words. Search and the page of symptoms ask it; it touches
// no page, so that node can run it, too.
globalThis.ranking = (() => {
  "use strict";
  /** What means the same: one line each, variants apart by commas. Classes of UIKit stand without their "UI". */
  const synonyms = `
    didSelectRow, didSelectRowAt, didSelectRowAtIndexPath, select row, row selected, select cell, cell selected, row selection
    tap, click, press, touch up inside
    not work, dead, not react, unresponsive, not respond, deaf, ignored, not call, not fire, not trigger, not receive, not happen, not click, not tap, not reach, stop work, broken
    hide keyboard, dismiss keyboard, close keyboard, keyboard dismiss, hideKeyboardWhenTappedAround, endEditing
    swipe back, swipe to go back, back swipe, edge swipe, back gesture, pop gesture, interactivePopGestureRecognizer
    row, cell, TableViewCell
    table view, tableview, table, list
    collection view, collectionview, grid
    scroll view, scrollview
    gesture recognizer, gesturerecognizer, gesture, recognizer
    drag, pan, move with finger
    pinch, zoom
    label, text
    image, picture, image view
    twice, two times, several times, multiple times, more than once, double, both
    slow, delay, late, lag, wait
    outside, beyond, beside, sticks out
    behind, under, underneath, underlying, beneath, below
    tap area, hit area, touch area, tap target, touch target, tappable area, clickable area, hit box
    hold, long press, press and hold, long tap
    overlay, view on top, view in front, transparent view, clear view, invisible view
    pass through, go through, click through, fall through, let through
    freeze, frozen, stuck, hang
    gone, closed, dismissed, removed, hidden
    sheet, modal, present, popup
    half, part`;

  const negations = new Set("not isnt doesnt dont didnt cant cannot wont wasnt arent havent never no nothing without".split(" "));
  const stopWords = new Set(("a an the in on of at to for from by and or but is are was be it its this that my i me you your do does did "
    + "has have had with when if then there so as any some what why how can will get gets anymore more really just only even still always sometimes problem issue bug help unless since after while app ios swift uikit").split(" "));

  const stems = new Map();
  const stem = (word) => {
    let known = stems.get(word);
    if (known !== undefined) return known;
    known = word.toLowerCase().replace(/['’]/g, "");
    if (negations.has(known)) known = "not";
    if (/^ui[a-z]{3}/.test(known)) known = known.slice(2);
    if (known.length > 4) known = known.replace(/(?<=.{3})(?:ing|ed|ion|(?<=.{4})able|(?<=[sxh])es|(?<!s)s)$/, "");
    if (known.length > 3) known = known.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/e$/, "");
    stems.set(word, known);
    return known;
  };

  const word = /[\p{L}\d_]+(?:['’]\p{L}+)?/gu;
  const humps = /\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})/gu;
  /** The stems of a text; of a name such as didSelectRowAt also those of its parts. */
  const read = (text) => (text.match(word) ?? []).flatMap((raw) => {
    const whole = stem(raw);
    if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(raw)) return stopWords.has(raw.toLowerCase()) && raw.length > 1 ? [] : [whole];
    return [whole, ...(raw.match(humps) ?? []).map((part) => part.toLowerCase()).filter((part) => part !== "ui" && !stopWords.has(part)).map(stem)];
  });
  const joined = (text) => ` ${read(text).join(" ")} `;
  const groups = synonyms.trim().split("\n").map((line) => line.split(",").map((variant) => (variant.match(word) ?? [])
    .filter((part) => !stopWords.has(part.toLowerCase())).map(stem).join(" ")));

  /** Letters to change, add, leave out or swap to get from one word to the other; more than the limit is not counted. */
  const distance = (a, b, limit) => {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    let before = [], last = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= b.length; j += 1) {
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
      }
      if (Math.min(...row) > limit) return limit + 1;
      [before, last] = [last, row];
    }
    return last[b.length];
  };

  /** What counts more: a symptom and a chapter before what is for looking up. */
  const weight = (address) => (/^problem\.|^#/.test(address) ? 1.3 : /^0\d-/.test(address) ? 1.1 : /^api\//.test(address) ? 0.7
    : /^appendix-(facts|members|porting|history)/.test(address) ? 0.8 : 0.95);

  /** Prepares entries: page, heading, address, text, and what people type who look for it. */
  const prepare = (rows) => {
    const words = new Map();
    const entries = rows.map(([page, heading, address, text, phrases]) => {
      const lines = [/^api\//.test(address) ? page : heading || page, ...(phrases ? phrases.split(/,\s*/) : [])].map((line) => joined(line));
      const body = `${joined(text)}|${joined(page)}`;
      for (const part of new Set(`${lines.join("")}${body}`.split(/[ |]+/))) if (part) words.set(part, (words.get(part) ?? 0) + 1);
      return { page, heading, address, text, lines, name: joined(page), body, all: lines.join("") + body, weight: weight(address), sizes: lines.map((line) => line.split(" ").length - 2) };
    });
    return { entries, words };
  };

  /** The word that was meant, if there is no such word: one that begins so, or else one that is spelt nearly so. */
  const meant = (raw, words) => {
    const asked = stem(raw);
    if (words.has(asked) || asked === "not") return [asked];
    const count = (a, b) => words.get(b) - words.get(a);
    const longer = asked.length > 2 ? [...words.keys()].filter((known) => known.startsWith(asked)).sort(count) : [];
    if (longer.length) return longer.slice(0, 8);
    const limit = raw.length < 5 ? 0 : raw.length < 8 ? 1 : 2;
    for (let letters = 1; letters <= limit; letters += 1) {
      const near = [...words.keys()].filter((known) => known.length > 2 && distance(asked, known, letters) === letters).sort(count);
      if (near.length) return near.slice(0, 2);
    }
    return [];
  };

  /** What a question is about: for each idea the variants that may stand in a text, with how much each is worth. */
  const ideas = ({ entries, words }, question) => {
    // A name that no text has is read as its parts: BottomSheetView is a sheet.
    let raw = (question.match(word) ?? []).flatMap((part) => words.has(stem(part)) ? [part] : part.match(humps) ?? [part]);
    const asking = raw.filter((part) => part.length === 1 ? /\p{Lu}/u.test(part) : !stopWords.has(part.toLowerCase()));
    raw = asking.length ? asking : raw;
    const read = raw.map((part) => meant(part, words));
    const found = [];
    for (let place = 0; place < read.length; place += 1) {
      const [variants, length] = same(read.slice(place).map((options) => options[0]));
      if (length) { found.push(new Map(variants)); place += length - 1; }
      else found.push(new Map(read[place].map((option, rank) => [option, rank ? 0.8 : 1])));
    }
    return found.map((variants) => {
      const holders = entries.filter((entry) => [...variants.keys()].some((variant) => entry.all.includes(` ${variant} `))).length;
      return { variants, worth: Math.log(1 + entries.length / (1 + holders)) };
    });
  };

  /** The longest beginning of a question that a list of synonyms knows, and what means the same. */
  const same = (asked) => {
    for (let length = Math.min(asked.length, 4); length > 0; length -= 1) {
      const phrase = asked.slice(0, length).join(" ");
      const group = groups.find((variants) => variants.includes(phrase));
      if (group) return [group.map((variant) => [variant, variant === phrase ? 1 : 0.8]), length];
    }
    return [[], 0];
  };

  const match = (text, { variants }) => {
    let best = 0;
    for (const [variant, worth] of variants) if (worth > best && text.includes(` ${variant} `)) best = worth;
    return best;
  };

  const score = (entry, asked, all, phrase, names) => {
    const part = (text) => asked.reduce((sum, idea) => sum + idea.worth * match(text, idea), 0) / all;
    const body = part(entry.all);
    if (body < 0.3) return 0;
    let best = 0, sum = 0;
    entry.lines.forEach((line, place) => {
      const share = part(line);
      const value = share * (0.7 + 0.3 * Math.min(1, asked.length / entry.sizes[place]));
      best = Math.max(best, value);
      sum += share;
    });
    const points = 0.6 * best + 0.4 * body + 0.03 * Math.min(sum, 4) + (phrase.trim().includes(" ") && entry.all.includes(phrase) ? 0.3 : 0);
    const isName = !entry.address.includes("#") && names.includes(entry.name);
    return points * entry.weight + (isName ? 1 : 0);
  };

  /** The sentence that says most about a question; of a symptom the cause, which stands first. */
  const sentence = (entry, asked) => {
    const isSymptom = /^problem\.|^#/.test(entry.address);
    const sentences = (isSymptom ? entry.text.split(" Make sure.")[0] : entry.text).split(/(?<=[.?!:])\s+(?=[\p{Lu}`*])/u);
    if (isSymptom) return sentences.slice(0, 2).join(" ").slice(0, 220);
    const value = (text) => asked.reduce((sum, idea) => sum + idea.worth * match(joined(text), idea), 0) * (text.length < 25 ? 0.6 : 1) / (1 + text.length / 1500);
    const best = sentences.reduce((best, text) => (value(text) > value(best) ? text : best), sentences[0] ?? "");
    if (best.length < 220) return best;
    const words = [...best.matchAll(word)];
    const first = words.find((one) => asked.some((idea) => match(` ${stem(one[0])} `, idea)))?.index ?? 0;
    const start = first < 80 ? 0 : best.indexOf(" ", first - 80) + 1;
    return (start ? "… " : "") + best.slice(start, start + 200) + " …";
  };

  /** The best entries for a question, each with the sentence to show; and whether a word of a text is one of them. */
  const rank = (index, question, limit = 20) => {
    const words = ideas(index, question);
    const total = words.reduce((sum, idea) => sum + idea.worth, 0);
    const asked = words.filter((idea) => idea.worth < Math.log(1 + index.entries.length));
    const all = asked.reduce((sum, idea) => sum + idea.worth, 0);
    const phrase = joined(asked.map((idea) => [...idea.variants].find(([, worth]) => worth === 1)[0]).join(" "));
    const names = [phrase, joined(question)];
    const scored = all ? index.entries.map((entry) => ({ entry, points: score(entry, asked, all, phrase, names) })) : [];
    scored.sort((a, b) => b.points - a.points);
    const hits = scored.filter(({ points }) => points > 0 && points > 0.4 * scored[0].points);
    const terms = new Set(asked.flatMap((idea) => [...idea.variants.keys()].flatMap((variant) => variant.split(" "))));
    terms.delete("not");
    return {
      count: hits.length,
      /** How much of the question the best entry is about. */
      fit: hits.length ? asked.reduce((sum, idea) => sum + idea.worth * match(hits[0].entry.all, idea), 0) / total : 0,
      hits: hits.slice(0, limit).map(({ entry, points }) => ({ ...entry, points, sentence: sentence(entry, asked) })),
      isTerm: (text) => read(text).some((one) => terms.has(one)),
    };
  };

  return { prepare, rank, distance, stem };
})();
