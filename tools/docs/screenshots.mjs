import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Vite loads the TypeScript, so that Node 20 needs no flag for it. */
const { module } = await runnerImport(fileURLToPath(new URL('screenshots.ts', import.meta.url)), {
  configFile: false,
});
await module.takeScreenshots('docs/images');
