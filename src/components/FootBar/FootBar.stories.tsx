import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { listen } from '../testing/spoken.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { FootBar } from './FootBar.tsx';

const meta = {
  title: 'Components/Layout/FootBar',
  component: FootBar,
  parameters: { layout: 'fullscreen' },
  args: {
    status: <Text>3 boxes wait</Text>,
    children: (
      <>
        <Button kind="ghost" size="form">
          Discard
        </Button>
        <Button kind="primary" size="form">
          Send
        </Button>
      </>
    ),
  },
  render: (args) => (
    <main style={{ height: '100vh', overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
      <FootBar {...args} />
    </main>
  ),
} satisfies Meta<typeof FootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('button').at(-1)?.parentElement?.parentElement;

export const AtTheBottomOfTheWindow: Story = {
  play: async ({ canvas }) => {
    const bar = barOf(canvas)?.getBoundingClientRect();
    await expect(bar).toMatchObject({ left: 0, right: window.innerWidth, bottom: window.innerHeight });
  },
};
export const Divided: Story = { args: { isDivided: true } };

export const FocusStaysWhenAButtonDisappears: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [isSent, setSent] = useState(false);
    return (
      <FootBar {...args}>
        {!isSent && (
          <Button kind="primary" size="form" onPress={() => setSent(true)}>
            Send
          </Button>
        )}
      </FootBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const bar = barOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(bar).toHaveFocus();
  },
};

export const StatusIsAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isNew: true },
  render: function Render(args) {
    const [count, setCount] = useState(3);
    return (
      <FootBar {...args} status={<Text>{count} boxes wait</Text>}>
        <Button onPress={() => setCount((before) => before + 1)}>Add a box</Button>
      </FootBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await waitFor(() => expect(heard()).toEqual(['3 boxes wait']));
    const add = canvas.getByRole('button', { name: 'Add a box' });
    await userEvent.dblClick(add);
    await waitFor(() => expect(heard()).toEqual(['3 boxes wait', '5 boxes wait']));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Its clock is stopped, so toasts stay. */
const queue = createToastQueue({ now: () => 0, after: () => () => undefined });

export const ToastsAppearAboveTheBar: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <main style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
        <FootBar {...args} />
      </main>
      <ToastRegion queue={queue} />
    </>
  ),
  play: async ({ canvas }) => {
    queue.show({ kind: 'success', text: 'Box opened!' });
    const { top } = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    const toast = await screen.findByRole('alertdialog', { name: 'Box opened!' });
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};
