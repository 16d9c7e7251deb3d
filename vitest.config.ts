import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig, type Plugin, type TestProjectConfiguration } from 'vitest/config';
import { findChromium, printBrowser } from './tools/findChromium.ts';
import { carriers } from './tools/trace/carriers.ts';
import viteConfig from './vite.config.ts';

/** Tests that wait for a browser or a bundle have a long timeout, so that they also pass on slow machines. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Tests of the built bundle in one browser. */
const bundleTests = {
  environment: 'node',
  globalSetup: ['e2e/startBundle.ts', 'e2e/startChromium.ts'],
  // Nothing here keeps a state between files.
  isolate: false,
  ...patience,
};

const executablePath = await findChromium();
// The end-to-end tests start the same browser themselves.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

// Stories are played with React as it ships: built for production, it is twice as fast and draws at other moments.
process.env.NODE_ENV = 'production';
/** Tests in Node need React's `act`, which only its other build has. */
const env = { NODE_ENV: 'test' };
/** `npm run test:clock` plays them at another time. */
const setupFiles = process.env.TEST_CLOCK_AHEAD_DAYS ? ['tools/proofs/clockAhead.ts'] : [];

/**
 * Hides the page that plays stories. Invisible content is styled and laid out but not painted, which is faster. The browser's
 * own mouse pointer, which is somewhere over the page, can't enter elements of a story.
 */
const unseen = `document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 !important; pointer-events: none }' }),
)`;

/** Where no processor is left over, threads of the engine cost more than they save, and so does a small young heap. */
const engine = '--js-flags=--single-threaded --min-semi-space-size=64 --max-semi-space-size=64';

/** What `npm test` leaves to `npm run proofs`: files with this name, and stories with the tag `proof`. */
const proofFiles = '**/*.proof.*';
/** Tests of memory have their modules to themselves, because a record that another test still holds looks like a leak. */
const memoryFiles = 'src/app/**/*.memory.test.ts';

/** Prints the browser at the start of a run that uses it. */
const browserLine: Plugin = { name: 'browser-line', configureVitest: () => printBrowser(executablePath) };

/** Stories in a real browser: as React ships, with axe; with what React says in development; or translated. */
function stories(
  name: string,
  {
    exclude = [],
    tags = {},
    build = 'production',
    isTranslated = false,
  }: {
    exclude?: string[];
    tags?: { include?: string[]; exclude?: string[] };
    build?: 'production' | 'development';
    isTranslated?: boolean;
  },
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [browserLine, storybookTest({ configDir: '.storybook', tags }), prebundled(name, build)],
    test: {
      name,
      exclude,
      ...patience,
      env: { STRICT_MODE: String(build === 'development'), TRANSLATED: String(isTranslated) },
      // One page for all story files: a fresh page for each costs about 2.5 s. Journeys put the app's state back themselves.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        orchestratorScripts: [{ content: unseen }],
        connectTimeout: 300_000,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: [engine] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Packages with one of React's builds, in a folder that no other project writes to: Storybook has one for all. */
function prebundled(name: string, build: 'production' | 'development'): Plugin {
  return {
    name: 'prebundled',
    config: () => ({
      cacheDir: `node_modules/.cache/stories-${name}`,
      optimizeDeps: {
        // Kept from the run before, they would miss what is imported since: found on the way, it reloads the page in a test.
        force: true,
        rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': JSON.stringify(build) } } },
      },
    }),
  };
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      testTimeout: 10_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              'src/{domain,api,components,screens}/**/*.test.{ts,tsx}',
              'mocks/**/*.test.ts',
              'tools/**/*.test.ts',
              '.storybook/**/*.test.ts',
            ],
            exclude: [proofFiles],
            environment: 'node',
            env,
            setupFiles: ['tools/proofs/properties.ts', ...setupFiles],
            // Nothing here keeps a state: modules are read once for all files, which takes a sixth of the time.
            isolate: false,
            pool: 'threads',
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            include: ['src/app/**/*.test.{ts,tsx}'],
            exclude: [proofFiles, memoryFiles],
            testTimeout: 30_000,
            hookTimeout: 60_000,
            environment: 'node',
            env,
            // Stores are modules with a state: the set-up gives each test fresh ones.
            setupFiles: ['src/app/testing/setUp.ts', ...setupFiles],
            isolate: false,
            pool: 'threads',
          },
        },
        {
          extends: true,
          test: {
            name: 'memory',
            include: [memoryFiles],
            env,
            setupFiles: ['src/app/testing/setUp.ts', ...setupFiles],
          },
        },
        {
          extends: true,
          plugins: [carriers],
          test: {
            name: 'trace',
            include: ['tools/trace/*.test.tsx'],
            ...patience,
            env,
            setupFiles: ['src/app/testing/setUp.ts'],
          },
        },
        stories('storybook', { exclude: [proofFiles], tags: { exclude: ['proof'] } }),
        stories('proof-stories', { tags: { include: ['proof'] } }),
        stories('machine-stories', { tags: { include: ['machines'] } }),
        // React renders the same texts in StrictMode, so hostile data is tested once.
        stories('strict', { exclude: ['**/HostileData.proof.stories.tsx'], build: 'development' }),
        // Foundations play the checks of colours, which read the page as it was rendered.
        stories('translated', {
          exclude: [proofFiles, '.storybook/**'],
          tags: { exclude: ['proof'] },
          isTranslated: true,
        }),
        {
          extends: true,
          test: {
            name: 'proof-app',
            include: ['src/app/**/*.proof.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            environment: 'node',
            env,
            setupFiles: ['src/app/testing/setUp.ts'],
            isolate: false,
            pool: 'threads',
          },
        },
        {
          extends: true,
          plugins: [browserLine],
          test: {
            name: 'e2e',
            include: ['e2e/*.test.ts'],
            exclude: [proofFiles],
            ...bundleTests,
          },
        },
        {
          extends: true,
          plugins: [browserLine],
          test: {
            name: 'proof-e2e',
            include: ['e2e/*.proof.test.ts'],
            ...bundleTests,
          },
        },
        {
          extends: true,
          test: {
            name: 'firefox',
            include: ['e2e/firefox/*.test.ts'],
            ...bundleTests,
            globalSetup: ['e2e/startBundle.ts'],
          },
        },
      ],
    },
  }),
);
