import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { NotificationButton } from './NotificationButton.tsx';

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
