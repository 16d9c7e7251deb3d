import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import '../src/components/theme/fonts.ts';
import '../src/components/theme/global.css.ts';
import { darkTheme } from '../src/components/theme/dark.css.ts';
import { lightTheme } from '../src/components/theme/light.css.ts';

const viewports = {
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
  tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
};

const themes = { dark: darkTheme, light: lightTheme };

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: import.meta.env.VITE_STORY_THEME ?? 'dark',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: { dark: { theme: 'dark' }, light: { theme: 'light' } } },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'App'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals.theme === 'light' ? 'light' : 'dark';
      document.documentElement.className = themes[theme];
      document.documentElement.dataset.theme = theme;
      return <Story />;
    },
  ],
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
