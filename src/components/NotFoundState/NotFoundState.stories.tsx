import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { NotFoundState } from './NotFoundState.tsx';

const meta = {
  title: 'Components/Feedback/NotFoundState',
  component: NotFoundState,
  args: {
    heading: 'You have lost your way',
    text: 'The library has no shelf at this address. It may have been renamed, or its room closed.',
    primary: (
      <LinkButton kind="primary" size="form" href="/">
        Go to the entrance
      </LinkButton>
    ),
  },
} satisfies Meta<typeof NotFoundState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheAddress: Story = {
  args: {
    address: '/shelves/history/4b1f…/edti',
    secondary: (
      <Button size="form" icon="search" keyCap="⌘K" onPress={fn()}>
        Search everything
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have lost your way' })).toBeVisible();
    await expect(canvas.getByText('/shelves/history/4b1f…/edti')).toBeVisible();
  },
};

export const LongAddressWraps: Story = {
  args: { address: `/shelves/${'history-'.repeat(40)}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
