import { fileURLToPath } from 'node:url';
import { preview, runnerImport } from 'vite';

/** `npm run demo [-- --build]`: builds `demo-static/` and serves it until Ctrl-C. With `--build`, only builds it. */
const folder = 'demo-static';
// Vite loads the TypeScript, so that Node 20 needs no flag for it.
const { module } = await runnerImport(fileURLToPath(new URL('buildDemo.ts', import.meta.url)), {
  configFile: false,
});
await module.buildDemo(folder);
console.log(`You can copy ${folder}/ to any static host. Serve it at the root of its address.`);
if (!process.argv.includes('--build')) {
  const server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 4180 } });
  server.printUrls();
}
