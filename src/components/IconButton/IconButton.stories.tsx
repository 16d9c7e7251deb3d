import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { icon: 'refresh', label: 'Refresh', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
const reason = 'Available when the box is empty';

export const Quiet: Story = {};
export const Outlined: Story = { args: { isOutlined: true } };
export const Pressed: Story = { args: { icon: 'columns', label: 'Columns', isPressed: true } };
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { disabledReason: reason } };
export const DisabledOutlined: Story = {
  args: { disabledReason: reason, isOutlined: true },
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon="copy" label="Copy" size="small" isOutlined />
      <IconButton icon="download" label="Export" isOutlined />
      <IconButton icon="eye" label="Show" size="form" isOutlined />
    </Inline>
  ),
};
export const OnAPhone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } };

export const FocusShowsTheNameInATooltip: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
  },
};

export const ClickCallsOnPress: Story = {
  ...invisible,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const DisabledButtonShowsItsReason: Story = {
  args: { disabledReason: reason },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingButtonIgnoresClicks: Story = {
  ...invisible,
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('In progress');
  },
};

export const PressedStateIsAnnounced: Story = {
  ...invisible,
  args: { isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const TouchTargetOnAPhone: Story = {
  ...invisible,
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
