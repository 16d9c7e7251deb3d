import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { branchGraph, officeGraph, type GraphFixture } from '../../../../mocks/fixtures/graphs.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { type Node, nodeKey } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { clientsByGateway } from '../../../domain/actions/known.ts';
import { nodePaths } from '../../nodes/nodePaths.ts';
import { GraphPanel } from './GraphPanel.tsx';
import type { PanelContext } from './nodePanelView.ts';
import { panelView } from './panelView.ts';

type StageOptions = {
  graph?: GraphFixture;
  isPointToSite?: boolean;
  node?: Partial<Node>;
  changes?: Partial<PanelContext>;
};

/** Selects a node by its name, or a client or range by its ID. */
function selecting(name: string | undefined, options: StageOptions = {}) {
  const { graph = officeGraph, isPointToSite = false, node: nodeChanges, changes } = options;
  const { netid, clients } = graph;
  const nodes = graph.nodes.map((node) => (node.name === name ? { ...node, ...nodeChanges } : node));
  const topology = aTopology({ nodes, clients, isPointToSite, blocked: [] });
  const selected = nodes.find((node) => node.name === name)?.id ?? name;
  const view = panelView(
    { selected, highlighted: undefined, isFailing: false },
    {
      topology,
      groups: [],
      viewer: createViewer(aSessionUser(), true, []),
      networks: new Map([[netid, aNetwork({ netid, isPointToSite, allowManualSignup: true })]]),
      nodes,
      clients: clientsByGateway(clients),
      switching: new Set(),
      places: nodePaths,
      ...changes,
    },
  );
  return { view, topology };
}

const branch: StageOptions = { graph: branchGraph, isPointToSite: true };
const gateway = officeGraph.nodes.find(({ name }) => name === 'vpn-in');

const Beside: Decorator = (Story) => (
  <aside aria-label="Selection" style={{ width: 320 }}>
    <Story />
  </aside>
);

const meta = {
  title: 'Screens/Graphs/GraphPanel',
  component: GraphPanel,
  decorators: [Beside],
  args: {
    ...selecting(undefined),
    on: { change: fn(), toggleGroup: fn(), act: fn() },
    onFocus: fn(),
    onClose: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof GraphPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Legend: Story = {};
export const PointToSiteLegend: Story = { args: selecting(undefined, branch) };
export const NodeWithoutARole: Story = { args: selecting('files') };
export const AllGatewayRoles: Story = { args: selecting('hq-gw') };
export const Relay: Story = { args: selecting('relay-n') };
export const Relayed: Story = { args: selecting('door-ctl') };
export const Hub: Story = { args: selecting('pdx-gw-01', branch) };
export const Warning: Story = { args: selecting('branch-turku', branch) };
export const InError: Story = { args: selecting('mtg-oslo') };
export const Pending: Story = { args: selecting('dev-02', { node: { isPending: true } }) };
export const Server: Story = { args: selecting('files', { node: { isServer: true } }) };
export const RoleChangePending: Story = {
  args: selecting('vpn-in', { changes: { switching: new Set(gateway ? [nodeKey(gateway)] : []) } }),
};
export const Client: Story = { args: selecting('client/mira-phone') };
export const Range: Story = { args: selecting('range/10.48.0.0/16') };
export const NonAdministrator: Story = {
  args: selecting('hq-gw', {
    changes: {
      viewer: createViewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []),
      clients: undefined,
    },
  }),
};
/** In a drawer, the drawer closes the panel. */
export const InDrawer: Story = {
  args: {
    ...selecting('hq-gw'),
    onClose: undefined,
  },
};

export const ApprovingAsks: Story = {
  args: selecting('dev-02', { node: { isPending: true } }),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'approveNode', node: expect.objectContaining({ name: 'dev-02' }) },
    ]);
  },
};
