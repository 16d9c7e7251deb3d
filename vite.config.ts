import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { directImports, reach } from './tools/build/chunks.ts';
import { licenses, licensesFile } from './tools/build/licenses.ts';
import { missingFiles } from './tools/build/missingFiles.ts';
import { twins } from './tools/build/twins.ts';

const { page, workers } = licenses();

/** React Aria's labels in 30 languages, some of them needed for the login form: the console speaks English. */
const englishOnly: Plugin = {
  name: 'english-only',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    /\/react-(aria|stately|aria-components)\/.*\/intl\/.*(?<!\/en-US)\.mjs$/.test(id)
      ? 'export default undefined'
      : undefined,
};

/** The router's package leads bundlers to the build that checks and warns for developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
        { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
      ].map(({ find, replacement }) => ({
        find,
        replacement: join(import.meta.dirname, 'node_modules', replacement),
      })),
    },
  }),
};

/**
 * Has Chromium compile all of a file while it arrives, beside the page, and not one function after the other when each
 * is called for the first time. For what is drawn first, of which most is called.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !['index', 'console'].includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

const preloadHelper = '\0vite/preload-helper.js';
const fetchPart = inSource('app/shell/crash/fetchPart.ts');

/** Has each `import()` of the console go through `fetchPart`. Storybook, which can stand in any folder, keeps Vite's own. */
const wholeParts: Plugin = {
  name: 'whole-parts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== preloadHelper || this.environment.config.base !== '/') return undefined;
    return `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`;
  },
  generateBundle() {
    const isIn = this.getModuleInfo(fetchPart) !== null;
    if (!isIn && this.environment.config.base === '/')
      this.error('Vite’s helper around import() has another name than the one that fetchPart stands in for');
  },
};

/** What is drawn first for whoever is signed in. */
const firstPages = ['app/routes/Console.tsx', 'app/routes/home/HomeRoute.tsx'].map(inSource);

/** What opens over any page. It is fetched ahead, before somebody has signed in, too. */
const overlays = [
  'Menu/MenuList.tsx',
  'NotificationButton/NotificationPanel.tsx',
  'Tooltip/TipBubble.tsx',
  'AppFrame/NavDrawer.tsx',
  'Dialog/Dialog.tsx',
  'Toast/ToastRegion.tsx',
].map((file) => inSource(`components/${file}`));

function inSource(file: string): string {
  return join(import.meta.dirname, 'src', file);
}

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    missingFiles(),
    englishOnly,
    productionRouter,
    wholeParts,
    directImports(),
    compiledAhead,
    page,
    twins(),
  ],
  worker: { plugins: workers },
  // Besides the page: what only workers import would be found when one begins, which loads the page again.
  optimizeDeps: { entries: ['index.html', 'src/app/workers/*/{w,layoutW}orker.ts'] },
  build: {
    target: 'es2022',
    // Fonts stay files of their own: inlined ones would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: licensesFile },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // In few files, since each is a request and is compressed alone: what the login form needs, what the frame
            // and the first page need besides, what opens over pages, and what several of the other pages do.
            { name: 'core', tags: ['$initial'] },
            {
              name: (id, modules) => (reach(modules, firstPages).has(id) ? 'console' : null),
              debugName: 'console',
            },
            {
              name: (id, modules) => (reach(modules, overlays).has(id) ? 'overlays' : null),
              debugName: 'overlays',
            },
            { name: 'common', minShareCount: 3 },
          ],
        },
      },
    },
  },
});
