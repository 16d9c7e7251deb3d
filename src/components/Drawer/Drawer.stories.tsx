import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  parameters: { layout: 'padded' },
  args: {
    isOpen: true,
    title: 'Why the letter did not arrive',
    children: 'The slot of left-01 is closed. Open it, then send the letter again.',
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheRight: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <Button kind="ghost" icon="copy">
        Copy as text
      </Button>
    ),
  },
};
export const Scrolling: Story = {
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

function Opener({ onClose, ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Why?</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

export const EscClosesAndRestoresFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Why?' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Why the letter did not arrive' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const CloseButtonCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClickingTheBackdropCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
