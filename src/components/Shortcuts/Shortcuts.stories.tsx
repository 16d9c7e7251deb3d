import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { SingleKeys, useShortcuts } from './useShortcut.ts';

const toasts = createToastQueue({ now: () => 0, after: () => () => undefined });
toasts.show({ kind: 'success', text: 'The book is back' });

type DeskProps = {
  onLend: () => void;
  onGo: () => void;
  areOn?: boolean;
  isDialogOpen?: boolean;
  hasToast?: boolean;
};

function Listener({ onLend, onGo }: DeskProps) {
  useShortcuts({ l: onLend, 'g s': onGo });
  return null;
}

/** A library desk. L lends a book, and G then S opens the shelf. */
function Desk(props: DeskProps) {
  const { areOn = true, isDialogOpen = false, hasToast = false } = props;
  return (
    <SingleKeys value={areOn}>
      <Listener {...props} />
      <Text>L lends a book. G and then S lead to the shelf.</Text>
      <input aria-label="Title" />
      <Dialog isOpen={isDialogOpen} title="A question" onClose={() => undefined}>
        Keys belong to it.
      </Dialog>
      {hasToast && <ToastRegion queue={toasts} />}
    </SingleKeys>
  );
}

const meta = {
  title: 'Components/Actions/Shortcuts',
  component: Desk,
  parameters: { layout: 'padded' },
  args: { onLend: fn(), onGo: fn() },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const Idle: Story = {};

export const SingleKeysAndSequences: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('l');
    await expect(args.onLend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('gs');
    await expect(args.onGo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('gl');
    await expect(args.onLend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('s');
    await expect(args.onGo).toHaveBeenCalledTimes(1);
  },
};

/** A letter counts with Caps Lock on, and at its place on keyboards without Latin letters. */
export const CapsLockAndOtherScripts: Story = {
  parameters: isBehaviour,
  play: async ({ args }) => {
    await fireEvent.keyDown(document.body, { key: 'L', code: 'KeyL' });
    await fireEvent.keyDown(document.body, { key: 'д', code: 'KeyL' });
    await expect(args.onLend).toHaveBeenCalledTimes(2);
    await fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
    await fireEvent.keyDown(document.body, { key: 'ы', code: 'KeyS' });
    await expect(args.onGo).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(document.body, { key: 'L', code: 'KeyL', shiftKey: true });
    await expect(args.onLend).toHaveBeenCalledTimes(2);
  },
};

export const OffWhileTyping: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'lgs');
    await userEvent.keyboard('{Control>}l{/Control}');
    await expect(args.onLend).not.toHaveBeenCalled();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const OffUnderADialog: Story = {
  args: { isDialogOpen: true },
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('l');
    await expect(args.onLend).not.toHaveBeenCalled();
  },
};

export const WorkBesideAToast: Story = {
  args: { hasToast: true },
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'The book is back' });
    await userEvent.keyboard('l');
    await expect(args.onLend).toHaveBeenCalledTimes(1);
  },
};

export const TurnedOff: Story = {
  args: { areOn: false },
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('lgs');
    await expect(args.onLend).not.toHaveBeenCalled();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};
