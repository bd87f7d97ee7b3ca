// How long a move takes in the engine of the pages: node page-moves.mjs <.build/live> <scripts of the page> <moves>
// Prints the seconds of the fastest run of so many moves; runs for about a second.
import fs from 'fs';
import vm from 'vm';

const [live, page, moves] = process.argv.slice(2);
globalThis.document = { currentScript: { src: '' } };
for (const file of [`${live}/engine.wasm.js`, `${page}/engine.js`])
  vm.runInThisContext(fs.readFileSync(file, 'utf8'), { filename: file });

const engine = await Live.Engine.start();
const run = () => {
  const start = performance.now();
  engine.open(0, 3);
  engine.apply({ t: 0, contacts: [[0, 0, 16000, 24000, 0, 50]] });
  for (let move = 1; move <= moves; move++)
    engine.apply({ t: move * 8333, contacts: [[0, 1, 16000 + (move % 2) * 50, 24000, 0, 50]] });
  return (performance.now() - start) / 1000;
};
let best = Infinity;
for (const start = performance.now(); performance.now() - start < 1000;) best = Math.min(best, run());
console.log(best);
