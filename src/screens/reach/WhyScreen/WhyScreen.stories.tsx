import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { paths } from '../../../domain/paths.ts';
import { expectedConfiguration } from '../../../domain/reach/network/configuration.ts';
import { clientMember, nodeMember } from '../../../domain/reach/network/member.ts';
import { reachIndex, type ReachIndex } from '../../../domain/reach/network/reachIndex.ts';
import { responseOf } from '../../../domain/reach/network/serverResponse.ts';
import type { NodeResponse } from '../../../domain/reach/why/nodeResponses.ts';
import { endKey, type End } from '../../../domain/reach/why/ends.ts';
import { allEnds } from '../../../domain/reach/why/findEnds.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { WhyScreen, type WhyScreenProps, type WhyView } from './WhyScreen.tsx';
import { explanationView } from './explanationView.ts';
import { optionsFor, whyEnd } from './whyEnds.ts';

/** By name; anything else is an address. */
function endOf({ nodes, clients }: ReachIndex, name: string): End {
  const node = nodes.find((candidate) => candidate.name === name);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId }) => clientId === name);
  return client ? clientMember(client) : { kind: 'address', address: name, network: undefined };
}

type Responses = { readonly [name: string]: NodeResponse | undefined };

/** With `responses`, the server's responses by node name; missing nodes are still loading. Without it, the server isn't asked. */
function viewOf(situation: ReachFixture, from: string, to: string, responses?: Responses): WhyView {
  const index = reachIndex(aReachSource(situation));
  const ends = allEnds(index, []);
  const answers =
    responses &&
    new Map(
      index.nodes.flatMap((node) => {
        const answer = responses[node.name];
        return answer ? [[node.id, answer] as const] : [];
      }),
    );
  const [one, other] = [endOf(index, from), endOf(index, to)];
  return {
    from: whyEnd(ends, endKey(one)),
    to: whyEnd(ends, endKey(other)),
    find: (text) => optionsFor(ends, text),
    answer: explanationView(index, { from: one, to: other, now: NOW }, answers),
  };
}

function asExpected(situation: ReachFixture): Responses {
  const index = reachIndex(aReachSource(situation));
  return Object.fromEntries(
    index.nodes.map((node) => [
      node.name,
      { kind: 'answered', answer: responseOf(expectedConfiguration(index, node)) },
    ]),
  );
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
const range = '192.168.77.5';

function InDrawer(props: WhyScreenProps) {
  return (
    <Drawer isOpen title={whyTexts.title} onClose={() => {}}>
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
    on: {
      from: fn(),
      to: fn(),
      swap: fn(),
      checkAgain: fn(),
      act: fn<Act>((_, options) => void options?.around?.(() => Promise.resolve(true))),
    },
  },
} satisfies Meta<typeof WhyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {};
export const BlockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const BlockedWithTheLastACLChange: Story = {
  args: {
    view: {
      ...viewOf({ nodes: pair, blocked: both }, runner, database),
      lastChange: { text: whyTexts.lastChange('prod-eu', 'mira', '14:06'), href: paths.logs() },
    },
  },
};
const blockedPair: ReachFixture = { nodes: pair, blocked: both };
export const ConfirmedByTheServer: Story = {
  args: { view: viewOf(blockedPair, runner, database, asExpected(blockedPair)) },
};
export const CheckingWithTheServer: Story = { args: { view: viewOf(blockedPair, runner, database, {}) } };
/** The ACLs changed, and the server hasn't updated the nodes yet or the console hasn't loaded the change. */
export const ServerDiffersFromThePrediction: Story = {
  args: { view: viewOf(blockedPair, runner, database, asExpected({ nodes: pair })) },
};
export const RejectedByTheServer: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [database]: { isRelayed: true } } }, runner, database, {
      ...asExpected({ nodes: pair }),
      [database]: { kind: 'answered', answer: { refused: { status: 500, message: 'not found' } } },
    }),
  },
};
export const NoResponseFromTheServer: Story = {
  args: {
    view: viewOf({ nodes: pair }, runner, database, {
      [runner]: { kind: 'unread', failure: { kind: 'timeout' } },
      [database]: { kind: 'gone' },
    }),
  },
};
export const Reachable: Story = { args: { view: viewOf({ nodes: pair }, runner, database) } };
export const ReachableThroughARelay: Story = {
  args: { view: viewOf({ nodes: { ...pair, [relay]: { relays: [database] } } }, runner, database) },
};
export const NoRelay: Story = {
  args: {
    view: viewOf({ nodes: { [runner]: {}, [database]: { isRelayed: true }, [relay]: {} } }, runner, database),
  },
};
export const TwoObstacles: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [runner]: { isConnected: false } }, blocked: both }, runner, database),
  },
};
export const BehindTheSameRouter: Story = {
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
    view: viewOf({ nodes: { [runner]: {}, [gateway]: { ...egress, egressNat: false } } }, runner, range),
  },
};
export const DifferentNetwork: Story = {
  args: {
    view: viewOf({ nodes: { [runner]: {}, 'ord-cache-02': { network: 'prod-us' } } }, runner, 'ord-cache-02'),
  },
};
export const Unknown: Story = { args: { view: viewOf({ nodes: pair, hasRules: false }, runner, database) } };
export const UnusedAddress: Story = { args: { view: viewOf({ nodes: pair }, runner, '10.20.4.99') } };
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
export const OfflineTarget: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [database]: { lastCheckIn: NOW - 2 * HOUR } } }, runner, database),
  },
};
export const MeasurementsContradictThePrediction: Story = {
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
const nothing = whyEnd([], '');
const lists = { find: () => [], answer: undefined };
export const NothingChosen: Story = {
  args: { view: { ...lists, from: nothing, to: nothing, waiting: whyTexts.chooseBoth } },
};
export const EnterSubmitsATypedAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: { ...lists, from: nothing, to: nothing, next: 'to', waiting: whyTexts.chooseBoth } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'To' })).toHaveFocus());
    await userEvent.keyboard('10.20.4.99{Enter}');
    await expect(args.on.to).toHaveBeenCalledWith('10.20.4.99');
  },
};
const duplicateEnds = allEnds(
  reachIndex(aReachSource({ nodes: { gw: {}, 'gw-2': { name: 'gw', network: 'prod-us' } } })),
  [],
);
export const UnknownAndAmbiguousNames: Story = {
  args: { view: { ...lists, from: whyEnd(duplicateEnds, 'gw'), to: whyEnd(duplicateEnds, 'no-such-node') } },
};
export const DeletedNode: Story = {
  args: { view: { ...lists, from: whyEnd(duplicateEnds, 'gone-id', runner), to: nothing } },
};
export const ACLsFailedToLoad: Story = {
  args: {
    view: {
      ...viewOf({ nodes: pair, hasRules: false }, runner, database),
      missing: { fact: whyTexts.rulesUnread('prod-eu'), reason: 'unauthorized', retry: fn() },
    },
  },
};

export const RangeBehindAGateway: Story = {
  args: { view: viewOf({ nodes: { [runner]: {}, [gateway]: egress } }, runner, range) },
};
export const TwoGatewaysOneDisconnected: Story = {
  args: {
    view: viewOf(
      { nodes: { [runner]: {}, [gateway]: egress, [relay]: { ...egress, isConnected: false } } },
      runner,
      range,
    ),
  },
};
export const SameNode: Story = { args: { view: viewOf({ nodes: pair }, runner, runner) } };
export const ACLBypassedThroughAGateway: Story = {
  args: {
    view: viewOf(
      { nodes: { ...pair, [gateway]: { ...egress, egressRanges: ['0.0.0.0/0'] } }, blocked: both },
      runner,
      database,
    ),
  },
};

const phone = { globals: { viewport: { value: 'phone' } } };
export const ReachableOnAPhone: Story = { ...ReachableThroughARelay, ...phone };
export const NoPathOnAPhone: Story = { ...NoRelay, ...phone };
export const OneWayOnAPhone: Story = { ...OneWay, ...phone };
export const DifferentNetworkOnAPhone: Story = { ...DifferentNetwork, ...phone };
export const UnknownOnAPhone: Story = { ...Unknown, ...phone };
export const ServerDiffersOnAPhone: Story = { ...ServerDiffersFromThePrediction, ...phone };

export const ButtonAppliesTheSuggestedFix: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Blocked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow this pair' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      [expect.objectContaining({ kind: 'allowPair' })],
      expect.anything(),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Verdict' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    await expect(args.on.swap).toHaveBeenCalledOnce();
    await expect(screen.getByText('5 passed, 1 deciding, 5 not reached')).toBeVisible();
  },
};
