import { parseArgs } from 'node:util';
import './checkNode.mjs';

// Imported here, because the check has to run before packages load.
const { preview } = await import('vite');
const { loadTypeScript } = await import('../loadTypeScript.mjs');

/**
 * `npm run demo [-- --build] [-- --base=/PATH/]`: builds `demo-static/` and serves it until Ctrl-C. With `--build`, only
 * builds it. Without `--base`, it is served at the root of its address.
 */
const { values } = parseArgs({
  options: { build: { type: 'boolean', default: false }, base: { type: 'string', default: '/' } },
});
const { base } = values;
const folder = 'demo-static';
const { buildDemo } = await loadTypeScript(new URL('buildDemo.ts', import.meta.url));
await buildDemo(folder, base);
console.log(`You can copy ${folder}/ to any static host. Serve it at ${base} of its address.`);
if (!values.build) {
  const server = await preview({
    configFile: false,
    base,
    build: { outDir: folder },
    preview: { port: 4180 },
  });
  server.printUrls();
}
