// Runs scenes in the WebAssembly engine without a browser: node traces.mjs <.build/live> <scripts of the page> < cases
// A case is a line: scene, profile, code of a run. The answer is one JSON array, with a trace for each case.
import fs from 'fs';
import vm from 'vm';

const [live, page] = process.argv.slice(2);
globalThis.document = { currentScript: { src: '' } };
for (const file of [`${live}/engine.wasm.js`, `${page}/engine.js`, `${page}/run.js`, `${page}/recording.js`])
  vm.runInThisContext(fs.readFileSync(file, 'utf8'), { filename: file });

const engine = await Live.Engine.start();
const answers = [];
for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [scene, code] = line.split(' ');
  const { profile, end, inputs } = Live.Run.parse(code);
  const run = new Live.Run(engine, +scene, profile, inputs);
  run.advance(end);
  answers.push({ trace: engine.trace(), recording: Live.Recording.write(run), code: run.code });
}
process.stdout.write(JSON.stringify(answers));
