import type { Decorator } from '@storybook/react-vite';

/** Shows a story of a screen where the shell shows screens: in an area that fills the window and scrolls on its own. */
export const InMain: Decorator = (Story) => (
  <main style={{ height: '100vh', overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
    <Story />
  </main>
);
