// Measures the built console and prints the results: `npm run bench`. `-- --only "nodes 1000"` selects parts by a part of
// their name, `--built` uses the existing dist/, and `--list` lists the parts.
import { parseArgs } from 'node:util';
import { loadTypeScript } from '../loadTypeScript.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    built: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const suite = await loadTypeScript(new URL('suite.ts', import.meta.url));
if (values.list) {
  console.log(suite.partNames().join('\n'));
} else {
  if (!values.built) {
    const { default: buildBundle } = await loadTypeScript(
      new URL('../../e2e/buildBundle.ts', import.meta.url),
    );
    await buildBundle();
  }
  await suite.measure(values.only);
}
