import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { Menu } from './Menu.tsx';

const navigate = fn();
const edit = fn();
const copy = fn();
const move = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { layout: 'padded' },
  args: {
    trigger: { icon: 'more', label: 'Actions of left-01' },
    placement: 'bottom start',
    sections: [
      {
        id: 'actions',
        items: [
          { id: 'delete', label: 'Delete left-01', icon: 'trash', isDanger: true },
          { id: 'open', label: 'Open', icon: 'arrowRight', keyCap: '↵', href: '/boxes/left-01' },
          { id: 'edit', label: 'Edit', icon: 'edit', keyCap: 'E', onAction: edit },
          { id: 'move', label: 'Move', icon: 'route', onAction: move, disabledReason: 'shelf is full' },
          { id: 'copy', label: 'Copy address', icon: 'copy', keyCap: 'C', onAction: copy },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
    edit.mockClear();
    copy.mockClear();
    move.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };

async function open() {
  screen.getByRole('button').focus();
  const trigger = screen.getByRole('button');
  trigger.click();
  return within(await screen.findByRole('menu'));
}
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Closed: Story = {};

export const Open: Story = { play: async () => void (await open()) };

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Sections: Story = {
  args: {
    sections: [
      {
        id: 'show',
        title: 'Show',
        items: [
          { id: 'a', label: 'Contents' },
          { id: 'b', label: 'History' },
        ],
      },
      { id: 'do', title: 'Do', items: [{ id: 'c', label: 'Move' }] },
      {
        id: 'end',
        items: [
          {
            id: 'd',
            label: 'Delete',
            icon: 'trash',
            isDanger: true,
            disabledReason: 'not yours',
          },
        ],
      },
    ],
  },
  play: async () => void (await open()),
};

export const CustomTrigger: Story = {
  args: {
    trigger: {
      label: 'Logged in as mira',
      content: (
        <Inline>
          <Avatar name="mira" /> mira <Icon name="chevronDown" size={12} />
        </Inline>
      ),
    },
  },
};

export const OutlinedTrigger: Story = {
  args: {
    trigger: {
      label: 'Add a field',
      isOutlined: true,
      content: (
        <>
          <Icon name="plus" size={14} /> Add a field
        </>
      ),
    },
  },
};

export const ArrowKeysOpenTheMenuAndMove: Story = {
  ...invisible,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('co');
    await expect(menu.getByRole('menuitem', { name: 'Copy address' })).toHaveFocus();
  },
};

export const EscClosesAndRestoresFocus: Story = {
  ...invisible,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const SelectingAnItemRunsItsAction: Story = {
  ...invisible,
  play: async ({ userEvent }) => {
    const menu = await open();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
    await expect(copy).not.toHaveBeenCalled();
    await isGone();
  },
};

export const LinkItemNavigates: Story = {
  ...invisible,
  play: async ({ userEvent }) => {
    const menu = await open();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Open' }));
    await expect(navigate).toHaveBeenCalledWith('/boxes/left-01');
    await isGone();
  },
};

export const DisabledItemIsFocusableAndShowsItsReason: Story = {
  ...invisible,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Move' });
    await userEvent.keyboard('m');
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('shelf is full');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(item).toBeVisible();
    await expect(move).not.toHaveBeenCalled();
  },
};

export const DangerousItemsAreInTheLastSection: Story = {
  ...invisible,
  play: async () => {
    const menu = await open();
    await expect(menu.getAllByRole('menuitem').at(-1)).toHaveAccessibleName('Delete left-01');
    await expect(menu.getByRole('separator').nextElementSibling).toHaveAccessibleName('Delete left-01');
  },
};

export const TouchTargetsOnAPhone: Story = {
  ...invisible,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const menu = await open();
    for (const item of menu.getAllByRole('menuitem'))
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
