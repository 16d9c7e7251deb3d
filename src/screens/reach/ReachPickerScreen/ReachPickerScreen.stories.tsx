import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { NetworkPickerView, NodeCountRow } from '../../shared/NetworkPicker/networkPickerView.ts';
import { networkPickerView } from '../../shared/NetworkPicker/networkPickerView.ts';
import { ReachPickerScreen } from './ReachPickerScreen.tsx';

const viewOf = (netids: readonly string[]): NetworkPickerView<NodeCountRow> =>
  networkPickerView({
    needs: [],
    netids,
    query: new URLSearchParams(),
    rowsPerPage: 10,
    rowOf: (netid) => ({ netid, href: `/reach/${netid}`, nodes: netid.length }),
  });

const meta = {
  title: 'Screens/Reach/ReachPicker',
  component: ReachPickerScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(['lab', 'prod-eu']), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof ReachPickerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reachability' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'prod-eu' })).toHaveAttribute('href', '/reach/prod-eu');
  },
};
export const Empty: Story = { args: { view: viewOf([]) } };
