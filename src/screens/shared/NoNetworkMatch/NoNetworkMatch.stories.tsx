import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoNetworkMatch } from '../NetworkPicker/NetworkPicker.tsx';

const meta = {
  title: 'Screens/Shared/NoNetworkMatch',
  component: NoNetworkMatch,
  args: { search: 'lab', onClear: fn() },
} satisfies Meta<typeof NoNetworkMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesWhatWasSearchedFor: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No network’s name contains “lab”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
