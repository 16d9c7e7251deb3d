// Measurements of the built console, printed and never judged: `npm run bench`, or some of them by a part of their
// name: `npm run bench -- --only "nodes 1000"`; with `--built` what is in dist/. Loaded through Vite because Node 20 does
// not read TypeScript.
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    built: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const { module: suite } = await runnerImport('./tools/bench/suite.ts');
if (values.list) {
  console.log(suite.partNames().join('\n'));
} else {
  if (!values.built) {
    const { module: bundle } = await runnerImport('./e2e/buildBundle.ts');
    await bundle.default();
  }
  await suite.measure(values.only);
}
