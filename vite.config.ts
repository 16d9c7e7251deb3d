import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licenses, licensesFile } from './scripts/licenses.ts';
import { missingFiles } from './scripts/missingFiles.ts';

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
  plugins: [react(), vanillaExtractPlugin(), missingFiles(), englishOnly, productionRouter, page],
  worker: { plugins: workers },
  build: {
    target: 'es2022',
    // Fonts stay files of their own: inlined ones would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: licensesFile },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the login page needs of our own code is one file: small ones would each be compressed alone.
          groups: [
            {
              name: 'core',
              test: /\/src\/(api\/(?!aclWork)|app\/stores\/(?!acl|choices|drafts\/(?!drafts)|metrics|logs|changes|newAccessKey|attempts|viewer)|components\/(Text|Heading|Mono|Field|Button|Link|Icon|VisuallyHidden|Tooltip|Notice|Form|PasswordField|LinkButton|Logo)\/|domain\/text\/entry|domain\/(result|failure|loadable)|app\/(crash\/lazyComponent|storage|config))/,
            },
          ],
        },
      },
    },
  },
});
