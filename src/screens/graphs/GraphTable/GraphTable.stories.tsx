import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { officeGraph } from '../../../../mocks/fixtures/graphs.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Node } from '../../../domain/node/node.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { readGraphQuery } from '../GraphScreen/graphQuery.ts';
import { GraphTable } from './GraphTable.tsx';

const tableOf = (
  netid: string,
  nodes: readonly Node[],
  clients: readonly ExternalClient[] = [],
  { knowsRules = true, search = '' } = {},
) => {
  const topology = aTopology({ nodes, clients, ...(knowsRules && { blocked: [] }) });
  const query = readGraphQuery(new URLSearchParams({ show: 'table', search }));
  return {
    view: { netid, topology, drawn: visibleGraphOf(topology), query, lit: undefined, listed: undefined },
  };
};

const { nodes: office, clients } = officeGraph;

const meta = {
  title: 'Screens/Graphs/GraphTable',
  component: GraphTable,
  parameters: { layout: 'fullscreen' },
  args: tableOf('office', office, clients),
} satisfies Meta<typeof GraphTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ThreeNodes: Story = { args: tableOf('office', office.slice(0, 3)) };
export const FortyNodes: Story = { args: tableOf('big', manyNodes(40)) };
export const LongNames: Story = {
  args: tableOf(
    'office',
    longNames.nodes.map((name) => aNode({ name })),
  ),
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);
export const NoMatch: Story = { args: tableOf('office', office, clients, { search: 'nobody' }) };

/** Blocked pairs are unknown, which isn't the same as none. */
export const NoAccessToACLs: Story = {
  args: tableOf('office', office.slice(0, 3), [], { knowsRules: false }),
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.lastElementChild?.textContent).toBe('');
  },
};
