// Measurements of the built console, printed and never judged: `npm run bench`, or some of them by name:
// `npm run bench -- graph`. Loaded through Vite because Node 20 does not read TypeScript.
import { runnerImport } from 'vite';

const all = ['nodeList', 'poll', 'graph', 'aclMatrix', 'aclPatterns', 'reach'];
const wanted = process.argv.slice(2);

const { module: bundle } = await runnerImport('./e2e/buildBundle.ts');
await bundle.default();
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const { module } = await runnerImport(`./bench/${name}.ts`);
  await module.run();
}
