import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Returns a module in TypeScript. Vite loads it, so that Node 20 needs no flag for it. */
export async function loadTypeScript(url) {
  const { module } = await runnerImport(fileURLToPath(url), { configFile: false });
  return module;
}
