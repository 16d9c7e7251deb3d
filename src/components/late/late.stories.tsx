import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MenuList } from '../Menu/MenuList.tsx';
import { TipBubble } from '../Tooltip/TipBubble.tsx';
import type { TipWish } from '../Tooltip/useTip.tsx';
import { late } from './late.tsx';

type PartProps = {
  isOpen: boolean;
  wish: TipWish | undefined;
  button: RefObject<HTMLButtonElement | null>;
  setOpen: (isOpen: boolean) => void;
};

function AMenu({ isOpen, button, setOpen }: PartProps) {
  return (
    <MenuList
      id="actions"
      label="Actions"
      triggerId="opener"
      openedAt="first"
      placement="bottom start"
      sections={[{ id: 'all', items: [{ id: 'copy', label: 'Copy' }] }]}
      onAction={undefined}
      onClose={() => setOpen(false)}
      {...{ isOpen, button }}
    />
  );
}

function ADialog({ isOpen, setOpen }: PartProps) {
  return (
    <Dialog isOpen={isOpen} title="Move the box" onClose={() => setOpen(false)}>
      It goes to shelf 3.
    </Dialog>
  );
}

function ATooltip({ isOpen, wish, button, setOpen }: PartProps) {
  return (
    <TipBubble
      id="tip"
      trigger={button}
      tip={{ text: 'Opens everything' }}
      onOpenChange={setOpen}
      {...{ isOpen, wish }}
    />
  );
}

/** Lets the file come that is asked for, or not. */
let comes: ((isThere: boolean) => void) | undefined;
let asked = 0;

/** A file that comes when the story says so. */
function onItsWay(Part: ComponentType<PartProps>): ComponentType<PartProps> {
  return late<PartProps>(
    () =>
      new Promise((resolve, reject) => {
        asked += 1;
        comes = (isThere) => (isThere ? resolve(Part) : reject(new Error('The file did not come.')));
      }),
    {
      isWanted: ({ isOpen, wish }) => isOpen || wish !== undefined,
      onMissing: ({ setOpen }) => setOpen(false),
      isHint: Part === ATooltip,
    },
  );
}

const parts = { menu: AMenu, dialog: ADialog, tooltip: ATooltip };

/** A button that is there, and what it opens, which is not. */
function Opener({ opens }: { opens: keyof typeof parts }) {
  const [Part] = useState(() => onItsWay(parts[opens]));
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState<TipWish>();
  const [wasWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const hint = {
    onFocus: () => {
      setWanted(true);
      setWish('focus');
    },
    onBlur: () => setWish(undefined),
  };
  return (
    <>
      <NativeButton
        ref={button}
        id="opener"
        aria-expanded={isOpen}
        {...(opens === 'menu' && { onOpen: open })}
        {...(opens === 'dialog' && { onPress: open })}
        {...(opens === 'tooltip' && hint)}
      >
        Open
      </NativeButton>
      {wasWanted && <Part {...{ isOpen, wish, button, setOpen }} />}
    </>
  );
}

function Framed(props: { opens: keyof typeof parts }) {
  return (
    <AppFrame nav={null} topBar={null} pageKey="/">
      <Opener {...props} />
    </AppFrame>
  );
}

/** Pressed before the code is there: what is opened shows once it has come. */
const meta = {
  title: 'Components/Actions/Late',
  component: Opener,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
  args: { opens: 'menu' },
  beforeEach: () => {
    asked = 0;
    return () => comes?.(true);
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Open' });
const isAsked = (times: number) => waitFor(() => expect(asked).toBe(times));

export const AMenuOpensOnceItsFileIsThere: Story = {
  play: async ({ userEvent }) => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await isAsked(1);
    await expect(screen.queryByRole('menu')).toBeNull();
    comes?.(true);
    const item = await screen.findByRole('menuitem', { name: 'Copy' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

const progress = () => screen.queryByRole('progressbar', { name: 'Opening' });

export const WhatIsOnItsWayIsSaid: Story = {
  render: (args) => <Framed {...args} />,
  play: async ({ userEvent }) => {
    await expect(progress()).toBeNull();
    await userEvent.click(opener());
    await waitFor(() => expect(progress()).not.toBeNull());
    comes?.(false);
    await waitFor(() => expect(progress()).toBeNull());
    await userEvent.click(opener());
    await isAsked(2);
    await waitFor(() => expect(progress()).not.toBeNull());
    comes?.(true);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(progress()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const AHintIsNotWaitedFor: Story = {
  args: { opens: 'tooltip' },
  render: (args) => <Framed {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    opener().focus();
    await isAsked(1);
    await expect(progress()).toBeNull();
    comes?.(true);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const AMenuPressedTwiceOpensOnce: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(opener());
    await isAsked(1);
    comes?.(true);
    await expect(await screen.findAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ADialogOpensOnceItsFileIsThere: Story = {
  args: { opens: 'dialog' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await isAsked(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
    comes?.(true);
    const dialog = await screen.findByRole('dialog', { name: 'Move the box' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const ATooltipShowsOnceItsFileIsThere: Story = {
  args: { opens: 'tooltip' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(opener()).toHaveFocus());
    await isAsked(1);
    comes?.(true);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens everything');
  },
};

export const ATooltipThatIsNoLongerWantedDoesNotShow: Story = {
  args: { opens: 'tooltip' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await isAsked(1);
    opener().blur();
    comes?.(true);
    // Whatever would show is drawn with the next focus, which shows it at once.
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const WhatDidNotComeIsAskedForAgain: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await isAsked(1);
    await expect(opener()).toHaveAttribute('aria-expanded', 'true');
    comes?.(false);
    await waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(opener());
    await isAsked(2);
    comes?.(true);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
