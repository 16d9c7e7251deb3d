import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { Parameters } from 'storybook/internal/types';
import { configure, expect } from 'storybook/test';
import { NOW } from '../mocks/fixtures/now.ts';
import { ClockContext } from '../src/components/RelativeTime/RelativeTime.tsx';
import '../src/components/theme/fonts.ts';
import '../src/components/theme/global.css.ts';
import { DocsPage, ThemedDocs } from './docsPage.tsx';
import { colourFaults } from './colourFaults.ts';
import { realControls } from './controls.ts';
import { EffectsAtOnce } from './EffectsAtOnce.tsx';
import { structureFaults } from './structureFaults.ts';
import { showTheme, themeOf } from './themes.ts';

/** As the accessibility addon knows it: stories run as tests, not in Storybook. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Stories are drawn by React's development build in StrictMode, and nothing may be said on the console. */
const isStrict = import.meta.env['STRICT_MODE'] === 'true';
const said: string[] = [];
/** Nothing is wrong: a menu that takes its place is measured again, and between two stories the page has no height. */
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

// A query that finds nothing yet is asked again with every change of the page. Each time the whole page would be written
// out for an error that nobody reads, which takes longer than all the rest of a test.
configure({
  // Everything is waited for by what it looks like; this only says when to give up on a slow machine.
  asyncUtilTimeout: 30_000,
  // What a toast says is spoken by a hidden output as well. Finding both is finding none, until the toast is gone.
  defaultIgnore: 'script, style, output *',
  getElementError: (message) =>
    Object.assign(new Error(message ?? 'Nothing was found.'), { name: 'TestingLibraryElementError' }),
});

const viewports = {
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
  tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
};

/** Ends of a behaviour story that no picture shows, and so no state story has checked. */
const unpictured =
  ':is(dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert], [aria-invalid=true])';

type StoryParameters = Parameters & { throws?: string; chromatic?: { disableSnapshot?: boolean } };

/** Stories play at one moment; the console has a clock of its own. */
const stoppedClock = { now: () => NOW, subscribe: () => () => undefined };

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [realControls],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        // Both: a second window beside the story's own, see manager.ts.
        items: ['dark', 'light', { value: 'both', title: 'side by side' }],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'dark',
    // Pictures and tests are of one size; whoever looks has the story as wide as there is room.
    ...((isTest || isChromatic()) && { viewport: { value: 'desktop', isRotated: false } }),
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      // Tests ask axe themselves, below.
      test: isTest || isStrict ? 'off' : 'error',
    },
    // At the root: within a story, React would not run effects twice.
    ...(isStrict && { react: { rootOptions: { unstable_strictMode: true } } }),
    // Two pictures of one story are the same picture: `npm run check:pictures`.
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
            'Reach',
            'Metrics',
            'Logs',
            'Users',
            'User groups',
            'User permissions',
            'User area',
            'Find',
            'Shared',
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
          <EffectsAtOnce>
            <Story />
          </EffectsAtOnce>
        </ClockContext>
      );
    },
  ],
  // A test sees the story's last picture in both themes; in Storybook the toolbar decides.
  async afterEach({ globals, parameters }) {
    // What a story throws on purpose, React prints.
    const { throws, chromatic }: StoryParameters = parameters;
    const unexpected = said.splice(0).filter((line) => throws === undefined || !line.includes(throws));
    expect(unexpected).toEqual([]);
    if (!isTest || isStrict) return;
    // Axe takes longer than all else, and the page that a behaviour story begins with is a state story's own.
    if (chromatic?.disableSnapshot && !document.querySelector(unpictured)) return;
    expect([...(await structureFaults()), ...(await colourFaults(themeOf(globals)))]).toEqual([]);
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
