import { fileURLToPath } from 'node:url';
import './checkNode.mjs';

// Imported here, because the check has to run before packages load.
const { runnerImport } = await import('vite');
// Vite loads the TypeScript, so that Node 20 needs no flag for it.
const { module } = await runnerImport(fileURLToPath(new URL('startConsole.ts', import.meta.url)), {
  configFile: false,
});
process.exit(await module.run(process.argv.slice(2)));
