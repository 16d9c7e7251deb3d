import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationList } from './NotificationList.tsx';

const meta = {
  title: 'Components/Feedback/NotificationList',
  component: NotificationList,
  parameters: { layout: 'padded' },
  args: {
    onClear: fn(),
    onUndo: fn(),
    items: [
      {
        id: '3',
        kind: 'pending',
        text: 'Deleting the box left-01',
        at: { relative: () => '2 s ago', exact: 'Sat 21 Nov 2026, 14:06:31' },
      },
      {
        id: '2',
        kind: 'error',
        text: 'Failed to move the box. : only empty boxes can be moved',
        detail: 'The server answered 500. Nothing was changed.',
        at: { relative: () => '4 min ago', exact: 'Sat 21 Nov 2026, 14:02:10' },
      },
      {
        id: '1',
        kind: 'success',
        text: 'Box opened!',
        detail: 'left-01 may now be filled',
        undo: async () => true,
        at: { relative: () => '11 min ago', exact: 'Sat 21 Nov 2026, 13:55:02' },
      },
    ],
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};

export const UndoNamesItsChange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Can be undone until this page reloads')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo: Box opened!, left-01 may now be filled' }),
    );
    await expect(args.onUndo).toHaveBeenCalledWith('1');
  },
};

export const Empty: Story = { args: { items: [] } };

export const ClearButtonClearsTheHistory: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
