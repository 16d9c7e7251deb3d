import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { peersOf } from '../../../domain/reach/told/peersOf.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import {
  clientMember,
  nodeMember,
  reachIndex,
  type ReachIndex,
} from '../../../domain/reach/told/reachIndex.ts';
import { WhyScreen, type WhyScreenProps } from './WhyScreen.tsx';
import { whyView } from './whyView.ts';

/** By name; anything else is an address. */
function endOf({ nodes, clients }: ReachIndex, name: string): End {
  const node = nodes.find((one) => one.name === name);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId }) => clientId === name);
  return client ? clientMember(client) : { kind: 'address', address: name, network: undefined };
}

function viewOf(situation: Situation, from: string, to: string, isRead = false) {
  const index = reachIndex(aReachSource(situation));
  return whyView({
    index,
    from: endOf(index, from),
    to: endOf(index, to),
    now: NOW,
    ...(isRead && { toldByServer: (node) => peersOf(index, node) }),
  });
}

const [runner, database, relay, gateway] = [
  'ber-runner-01',
  'fra-db-01',
  'lon-relay-01',
  'fra-gw-01',
] as const;
const both = [
  [runner, database],
  [database, runner],
] as const;
const pair = { [runner]: {}, [database]: {} };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };

/** As it stands in the drawer over a page. */
function InDrawer(props: WhyScreenProps) {
  return (
    <Drawer isOpen title="Why can’t they reach each other?" onClose={() => {}}>
      <WhyScreen {...props} />
    </Drawer>
  );
}

const meta = {
  title: 'Screens/Reach/Why',
  component: WhyScreen,
  render: (args) => <InDrawer {...args} />,
  args: {
    view: viewOf({ nodes: pair, blocked: both }, runner, database),
    on: { from: fn(), to: fn(), swap: fn(), remedy: fn() },
  },
} satisfies Meta<typeof WhyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {};
export const BlockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ReadFromTheServer: Story = {
  args: { view: viewOf({ nodes: pair, blocked: both }, runner, database, true) },
};
export const Reaches: Story = { args: { view: viewOf({ nodes: pair }, runner, database) } };
export const ReachesThroughARelay: Story = {
  args: { view: viewOf({ nodes: { ...pair, [relay]: { relays: [database] } } }, runner, database) },
};
export const NoRelay: Story = {
  args: {
    view: viewOf({ nodes: { [runner]: {}, [database]: { isRelayed: true }, [relay]: {} } }, runner, database),
  },
};
export const TwoThingsInTheWay: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [runner]: { isConnected: false } }, blocked: both }, runner, database),
  },
};
export const BehindOneRouter: Story = {
  args: {
    view: viewOf(
      { nodes: { [runner]: { endpoint: '198.51.100.9' }, [database]: { endpoint: '198.51.100.9' } } },
      runner,
      database,
    ),
  },
};
export const OneWay: Story = {
  args: {
    view: viewOf(
      { nodes: { [runner]: {}, [gateway]: { ...egress, egressNat: false } } },
      runner,
      '192.168.77.5',
    ),
  },
};
export const OtherNetwork: Story = {
  args: {
    view: viewOf({ nodes: { [runner]: {}, 'ord-cache-02': { network: 'prod-us' } } }, runner, 'ord-cache-02'),
  },
};
export const Unknown: Story = { args: { view: viewOf({ nodes: pair, hasRules: false }, runner, database) } };
export const NobodysAddress: Story = { args: { view: viewOf({ nodes: pair }, runner, '10.20.4.99') } };
export const DisabledClient: Story = {
  args: {
    view: viewOf(
      {
        nodes: { ...pair, [gateway]: { isIngressGateway: true } },
        clients: { 'mira-phone': { at: gateway, isEnabled: false } },
      },
      'mira-phone',
      database,
    ),
  },
};
export const SilentEnd: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [database]: { lastCheckIn: NOW - 2 * HOUR } } }, runner, database),
  },
};
export const MeasuredOtherwise: Story = {
  args: {
    view: viewOf(
      {
        nodes: pair,
        metrics: {
          [runner]: { connected: { [database]: false } },
          [database]: { connected: { [runner]: false } },
        },
      },
      runner,
      database,
    ),
  },
};
export const NothingChosen: Story = {
  args: {
    view: whyView({
      index: reachIndex(aReachSource({ nodes: pair })),
      from: undefined,
      to: undefined,
      now: NOW,
    }),
  },
};

export const DoesWhatIsMissing: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Blocked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow ber-runner-01 and fra-db-01' }));
    await expect(args.on.remedy).toHaveBeenCalledWith(expect.objectContaining({ kind: 'allowPair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    await expect(args.on.swap).toHaveBeenCalledOnce();
    await expect(screen.getByText('5 passed, 1 decides, 5 not reached')).toBeVisible();
  },
};
