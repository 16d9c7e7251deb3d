import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Link, NavigationProvider } from '../Link/Link.tsx';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { NotificationButton } from './NotificationButton.tsx';

const followed = fn();

const meta = {
  title: 'Components/Feedback/NotificationButton',
  component: NotificationButton,
  parameters: { layout: 'padded' },
  args: {
    unread: 2,
    onOpen: fn(),
    children: (
      <NotificationList
        onClear={fn()}
        onUndo={fn()}
        items={[
          {
            id: '1',
            kind: 'error',
            text: 'Failed to move the box.',
            detail: 'Nothing was changed.',
            at: { relative: () => '4 min ago', exact: 'Sat 21 Nov 2026, 14:02:10' },
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof NotificationButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};

export const Alert: Story = { args: { alert: '2 boxes lost' } };

export const AllRead: Story = { args: { unread: 0 } };

export const ClickOpensTheList: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(list).getByText('Failed to move the box.')).toBeInTheDocument();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The buttons disappear, as when the undo has started. */
function Changing() {
  const [isUndone, setUndone] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const box = {
    id: '1',
    kind: 'success',
    text: 'Box opened!',
    at: { relative: () => '1 s ago', exact: '14:06:31' },
  } as const;
  return (
    <>
      <Link href="#boxes">All boxes</Link>
      <NotificationList
        onClear={() => setCleared(true)}
        onUndo={() => setUndone(true)}
        items={isCleared ? [] : [isUndone ? box : { ...box, undo: async () => true }]}
      />
    </>
  );
}

export const UndoMovesTheFocusToItsNotification: Story = {
  args: { children: <Changing /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    (await screen.findByRole('button', { name: 'Undo: Box opened!' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(screen.getByRole('listitem')).toHaveFocus();
  },
};

export const ClearMovesTheFocusToTheHeading: Story = {
  args: { children: <Changing /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    (await screen.findByRole('button', { name: 'Clear' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  },
};

export const LinkClosesTheList: Story = {
  args: { children: <Link href="#boxes">All boxes</Link> },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={followed}>
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await userEvent.click(await screen.findByRole('link', { name: 'All boxes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(followed).toHaveBeenCalledWith('#boxes');
  },
};

export const EscClosesTheListAndRestoresFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
