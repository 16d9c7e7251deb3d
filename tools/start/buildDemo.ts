import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildInPlace } from '../build/inPlace.ts';

/** Loads the simulated server before the console, so that it receives all requests. */
const demoPage: Plugin = {
  name: 'demo-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        '<script type="module" src="/src/app/main.tsx">',
        '<script type="module" src="/mocks/demo/demo.ts"></script>\n    $&',
      ),
  },
};

/**
 * Builds a folder for any static host: the console with the simulated server inside the page. The host serves the folder
 * at `base`, a path that begins and ends with a slash.
 */
export async function buildDemo(folder: string, base = '/'): Promise<void> {
  process.env.NODE_ENV = 'production';
  await buildInPlace(folder, async (outDir) => {
    await build({
      mode: 'demo',
      base,
      logLevel: 'warn',
      plugins: [demoPage],
      build: { outDir, chunkSizeWarningLimit: 4000 },
    });
    // The simulated server starts with the console, so nothing answers what boot.js would read before.
    const config = ['window.REACT_APP_BACKEND = location.origin;', 'window.readAhead = () => undefined;'];
    await writeFile(join(outDir, 'config.js'), `${config.join('\n')}\n`);
    // Static hosts send this page for addresses without a file.
    await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
  });
}
