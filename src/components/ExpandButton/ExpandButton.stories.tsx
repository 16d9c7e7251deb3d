import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExpandButton } from './ExpandButton.tsx';

const meta = {
  title: 'Components/Actions/ExpandButton',
  component: ExpandButton,
  parameters: { layout: 'centered' },
  args: { label: 'Parcels of the harbour', isExpanded: true, onPress: fn() },
} satisfies Meta<typeof ExpandButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Parcels of the harbour', expanded: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Collapsed: Story = {
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
  },
};
