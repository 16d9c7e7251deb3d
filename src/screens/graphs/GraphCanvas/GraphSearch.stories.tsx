import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { officeGraph } from '../../../../mocks/fixtures/graphs.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { GraphSearch } from './GraphControls.tsx';

const { nodes, clients } = officeGraph;
const idOf = (name: string) => nodes.find((node) => node.name === name)?.id ?? '';

const meta = {
  title: 'Screens/Graphs/GraphSearch',
  component: GraphSearch,
  parameters: { layout: 'padded' },
  args: {
    topology: aTopology({ nodes, clients }),
    search: '',
    selected: undefined,
    onSearch: fn(),
    onFind: fn(),
  },
} satisfies Meta<typeof GraphSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Matches: Story = { args: { search: 'dev-0' } };

/** The selection never updates in this story. */
export const EnterStepsOnBeforeTheSelectionUpdates: Story = {
  args: { search: 'dev-0' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in graph' }), '{Enter}{Enter}');
    await expect(args.onFind).toHaveBeenNthCalledWith(1, idOf('dev-01'), 'dev-0');
    await expect(args.onFind).toHaveBeenNthCalledWith(2, idOf('dev-02'), 'dev-0');
  },
};

/** The address never updates in this story. */
export const EnterSearchesTypedTextBeforeTheAddressUpdates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in graph' }), 'dev-02{Enter}');
    await expect(args.onFind).toHaveBeenCalledWith(idOf('dev-02'), 'dev-02');
  },
};
