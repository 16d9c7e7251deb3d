import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPage } from './tools/build/firstPage.ts';
import { licenses, licensesFile } from './tools/build/licenses.ts';
import { metaPolicy } from './tools/build/metaPolicy.ts';
import { missingFiles } from './tools/build/missingFiles.ts';
import { precompress } from './tools/build/precompress.ts';
import { documents } from './tools/build/documents.ts';

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

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    missingFiles(),
    englishOnly,
    productionRouter,
    page,
    documents(),
    metaPolicy(),
    firstPage(),
    precompress(),
  ],
  worker: { plugins: workers },
  // Includes packages that only workers import. Vite would otherwise find them when a worker starts, and reload the page.
  optimizeDeps: { entries: ['index.html', 'src/app/workers/*/{w,layoutW}orker.ts'] },
  build: {
    target: 'es2022',
    // Fonts stay separate files. Inlined ones would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Chunks of pages and workers. `e2e/firstLoad.test.ts` has the limits of what loads first.
    chunkSizeWarningLimit: 1000,
    license: { fileName: licensesFile },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The login form, the frame with the first page, and tooltips with toasts: a file each, with all that they import.
            { name: 'core', tags: ['$initial'], priority: 2 },
            { name: 'console', test: /routes[\\/](Console|home[\\/]HomeRoute)\.tsx$/, priority: 1 },
            { name: 'tips', test: /(TipBubble|ToastRegion)\.tsx$/, priority: 1 },
            { name: 'common', minShareCount: 3 },
          ],
        },
      },
    },
  },
});
