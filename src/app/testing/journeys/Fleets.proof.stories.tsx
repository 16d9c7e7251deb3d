import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import type { WireNode } from '../../../../mocks/wire/wire.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { textsFit } from '../../../components/testing/cutNames.ts';
import { paths } from '../../../domain/paths.ts';
import { goTo, Journey, renderApp, server } from './testApp.tsx';

const netid = 'grid';

/** Gives the first nodes of the network long names, every tag and every role. */
function withExceptions({ nodes }: World): void {
  const members = [...nodes.values()].filter(({ isserver }) => isserver === 'no');
  const now = Math.floor(Date.now() / 1000);
  const [relayed] = members.slice(3);
  const changes: readonly Partial<WireNode>[] = [
    { expdatetime: now - 3600, lastcheckin: now - 7200 },
    { isrelay: 'yes', relayaddrs: [relayed?.address ?? ''], isingressgateway: 'yes', ishub: 'yes' },
    {},
    { isrelayed: 'yes', expdatetime: now - 60, address6: 'fd42:1111:2222:3333:4444:5555:6666:7777' },
  ];
  for (const [index, name] of longNames.nodes.entries())
    Object.assign(members[index] ?? {}, { name, ...changes[index] });
  for (const node of members.slice(4, 5)) Object.assign(node, { address: '10.100.255.253' });
}

/** The pages that administrators open most, with networks of every size and in windows of every width. */
const meta = {
  title: 'App/Fleets',
  tags: ['proof'],
  component: Journey,
  beforeEach: renderApp,
  parameters: {
    chromatic: { disableSnapshot: true },
    everyWidth: () => textsFit(document.body),
  },
  args: { scenario: 'thousandNodes', as: 'admin', prepare: withExceptions },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const pages = {
  nodes: { at: paths.nodes(), heading: 'Nodes' },
  dashboard: { at: '/', heading: 'Dashboard' },
  acls: { at: paths.acls(netid), heading: 'Viewing ACLs on network grid' },
  graph: { at: paths.graphs(netid), heading: 'Graph of grid' },
} as const;

function fleet(page: keyof typeof pages, nodes: number): Story {
  const { at, heading } = pages[page];
  return { args: { nodes, at }, play: () => shows(heading) };
}

/** The page of the node with all roles. */
function nodePage(nodes: number): Story {
  return {
    args: { nodes, at: paths.nodes() },
    play: async () => {
      const name = longNames.nodes[1];
      const { id = '' } = [...server().nodes.values()].find((node) => node.name === name) ?? {};
      await goTo(paths.node({ network: netid, id }));
      await shows(name);
    },
  };
}

async function shows(heading: string): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

export const NodeListOfNine = fleet('nodes', 9);
export const NodeListOfNineteen = fleet('nodes', 19);
export const NodeListOfTwoHundred = fleet('nodes', 200);
export const NodeListOfFiveHundred = fleet('nodes', 500);
export const DashboardOfNine = fleet('dashboard', 9);
export const DashboardOfNineteen = fleet('dashboard', 19);
export const DashboardOfTwoHundred = fleet('dashboard', 200);
export const DashboardOfFiveHundred = fleet('dashboard', 500);
export const NodePageOfNine = nodePage(9);
export const NodePageOfNineteen = nodePage(19);
export const NodePageOfTwoHundred = nodePage(200);
export const NodePageOfFiveHundred = nodePage(500);
export const AclsOfNine = fleet('acls', 9);
export const AclsOfNineteen = fleet('acls', 19);
export const AclsOfTwoHundred = fleet('acls', 200);
export const AclsOfFiveHundred = fleet('acls', 500);
export const GraphOfNine = fleet('graph', 9);
export const GraphOfNineteen = fleet('graph', 19);
export const GraphOfTwoHundred = fleet('graph', 200);
export const GraphOfFiveHundred = fleet('graph', 500);
