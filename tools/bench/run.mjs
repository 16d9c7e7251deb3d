// Measures the built console and prints the results: `npm run bench`. `-- --only "nodes 1000"` selects parts by a part of
// their name, `--built` uses the existing dist/. Vite loads the TypeScript, because Node 20 cannot.
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
