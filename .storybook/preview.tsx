import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { Parameters } from 'storybook/internal/types';
import { configure, expect, waitFor } from 'storybook/test';
import { NOW } from '../mocks/fixtures/now.ts';
import { silence } from '../src/components/Announcer/announce.ts';
import { ClockContext } from '../src/components/RelativeTime/RelativeTime.tsx';
import '../src/components/theme/fonts.ts';
import '../src/components/theme/global.css.ts';
import { keepTranslatedText } from '../src/components/Translation/keepTranslatedText.ts';
import { DocsPage, ThemedDocs } from './docsPage.tsx';
import { colourFaults } from './colourFaults.ts';
import { realControls } from './controls.ts';
import { FlushEffects } from './FlushEffects.tsx';
import { speechFaults } from './speechFaults.ts';
import { structureFaults } from './structureFaults.ts';
import { showTheme, themeOf, type Theme } from './themes.ts';
import { startTranslator, translatedNames } from './translator.ts';

/** Whether stories run as tests. The accessibility addon reads the same variable. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Whether stories run in StrictMode with React's development build, and must not print to the console. */
const isStrict = import.meta.env['STRICT_MODE'] === 'true';
/** Whether stories run as tests in a page that a translator changes. */
const isTranslated = import.meta.env['TRANSLATED'] === 'true';
const said: string[] = [];
/** Harmless messages: a menu that opens is measured twice, and the page has no height between two stories. */
const mentions = ['ResizeObserver loop', '[React Flow]: The parent container needs'];
if (isStrict) {
  for (const level of ['error', 'warn'] as const) {
    const { [level]: print } = console;
    console[level] = (...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      if (!mentions.some((mention) => line.includes(mention))) said.push(line);
      print(...parts);
    };
  }
}

// A query that finds nothing is repeated with every change of the page. Each time, Testing Library would serialise the
// whole page for an error message that is discarded, which takes longer than the rest of a test.
configure({
  asyncUtilTimeout: 30_000,
  // A hidden output repeats the text of each toast, which would make queries for the text ambiguous.
  defaultIgnore: 'script, style, output *',
  getElementError: (message) =>
    Object.assign(new Error(message ?? 'Nothing was found.'), { name: 'TestingLibraryElementError' }),
});

/**
 * Heights differ by less than 100 px: React Aria takes a larger change after a focus for a screen keyboard, and then hides
 * each new dialog for up to 600 ms.
 */
const viewports = {
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '900px' } },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '860px' } },
  tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '844px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
};

/** Elements at the end of a behaviour story that no state story has checked. */
const unpictured =
  ':is(dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert], [aria-invalid=true])';

type StoryParameters = Parameters & {
  throws?: string;
  chromatic?: { disableSnapshot?: boolean };
  /** Checks the story after its play function, in windows of all widths. */
  everyWidth?: () => Promise<void>;
};

keepTranslatedText();

/** Stories play at a fixed time. The app provides its own clock. */
const stoppedClock = { now: () => NOW, subscribe: () => () => undefined };

const accessibilityFaults = async (theme: Theme) => [
  ...(await structureFaults()),
  ...(await colourFaults(theme)),
];

async function inEachWindow(check: () => Promise<void>, theme: Theme): Promise<void> {
  const { page } = await import('vitest/browser');
  for (const { name, styles } of Object.values(viewports)) {
    await page.viewport(parseInt(styles.width), parseInt(styles.height));
    try {
      // Parts of a page that depend on its width change in later frames.
      await waitFor(check, { timeout: 5000 });
      expect(await accessibilityFaults(theme)).toEqual([]);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [realControls],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        // Both: the manager shows a second window beside the story, see manager.ts.
        items: ['dark', 'light', { value: 'both', title: 'side by side' }],
        dynamicTitle: true,
      },
    },
    translator: {
      description: 'Whether a translator changes the page',
      toolbar: {
        title: 'Translator',
        icon: 'globe',
        items: [
          { value: 'off', title: 'not translated' },
          { value: 'on', title: 'translated' },
        ],
      },
    },
  },
  initialGlobals: {
    // The screen on a docs page has the theme of the page.
    theme: window.frameElement?.ownerDocument.documentElement.dataset['theme'] ?? 'dark',
    translator: isTranslated ? 'on' : 'off',
    // Snapshots and tests have a fixed size. In Storybook, stories fill the space.
    ...((isTest || isChromatic()) && { viewport: { value: 'desktop', isRotated: false } }),
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: isTest || isStrict || isTranslated ? 'off' : 'error',
    },
    // Set at the root, because inside a story React would not run effects twice.
    ...(isStrict && { react: { rootOptions: { unstable_strictMode: true } } }),
    // `npm run check:pictures` checks that snapshots are reproducible.
    chromatic: {
      modes: { dark: { theme: 'dark' }, light: { theme: 'light' } },
      prefersReducedMotion: 'reduce',
    },
    docs: { container: ThemedDocs, page: DocsPage, toc: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Building',
          'Writing',
          'Architecture',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons'],
          'Components',
          ['Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Navigation'],
          'Screens',
          [
            'Home',
            'Session',
            'Networks',
            'Nodes',
            'Access keys',
            'External clients',
            'DNS',
            'Graphs',
            'ACLs',
            'Findings',
            'Reach',
            'Metrics',
            'Logs',
            'Users',
            'User groups',
            'User permissions',
            'User dashboard',
            'Actions',
            'Tasks',
            'Find',
            'List',
            'Editor',
            'Matrix',
            'Picker',
            'Run',
            'State',
            'Frame',
          ],
          'App',
          ['Scenarios'],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      showTheme(themeOf(globals));
      return (
        <ClockContext value={stoppedClock}>
          <FlushEffects>
            <Story />
          </FlushEffects>
        </ClockContext>
      );
    },
  ],
  beforeEach({ globals }) {
    // Announcements of the story before may still wait.
    silence();
    return globals['translator'] === 'on' ? startTranslator() : undefined;
  },
  // A story that measures text would otherwise see the system's font, on some machines and in some runs.
  async beforeAll() {
    await Promise.all([...document.fonts].map((font) => font.load()));
  },
  // Tests check the final state of a story in both themes. In Storybook, the toolbar sets the theme.
  async afterEach({ globals, parameters }) {
    // React prints errors that a story throws on purpose.
    const { throws, chromatic, everyWidth }: StoryParameters = parameters;
    const unexpected = said.splice(0).filter((line) => throws === undefined || !line.includes(throws));
    expect(unexpected).toEqual([]);
    if (globals['translator'] === 'on') expect(translatedNames()).toEqual([]);
    if (!isTest || isStrict || isTranslated) return;
    expect(speechFaults()).toEqual([]);
    // Axe is the slowest part of a test, and a state story has already checked the page of a behaviour story.
    if (everyWidth) await inEachWindow(everyWidth, themeOf(globals));
    else if (!chromatic?.disableSnapshot || document.querySelector(unpictured))
      expect(await accessibilityFaults(themeOf(globals))).toEqual([]);
  },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        serviceWorker: { url: './mockServiceWorker.js' },
        onUnhandledRequest(request, print) {
          if (new URL(request.url).pathname.startsWith('/api/')) print.error();
        },
      });
      return worker;
    }),
  ],
};

export default preview;
