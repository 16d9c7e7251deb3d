import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Vite loads the TypeScript, so that Node 20 needs no flag for it. */
const { module } = await runnerImport(fileURLToPath(new URL('../replay/proof.ts', import.meta.url)), {
  configFile: false,
});
const { report, holds } = await module.prove(process.argv.slice(2));
console.log(report.join('\n'));
process.exitCode = holds ? 0 : 1;
