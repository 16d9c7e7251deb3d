import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { peersOf } from '../../../domain/reach/told/peersOf.ts';
import type { NodeAnswer } from '../../../domain/reach/why/asking.ts';
import { endKey, type End } from '../../../domain/reach/why/ends.ts';
import { allEnds } from '../../../domain/reach/why/findEnds.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import {
  clientMember,
  nodeMember,
  reachIndex,
  type ReachIndex,
} from '../../../domain/reach/told/reachIndex.ts';
import { WhyScreen, type WhyScreenProps, type WhyView } from './WhyScreen.tsx';
import { whyAnswer } from './whyAnswer.ts';
import { optionsFor, whyEnd } from './whyEnds.ts';

/** By name; anything else is an address. */
function endOf({ nodes, clients }: ReachIndex, name: string): End {
  const node = nodes.find((one) => one.name === name);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId }) => clientId === name);
  return client ? clientMember(client) : { kind: 'address', address: name, network: undefined };
}

type Said = { readonly [name: string]: NodeAnswer | undefined };

/** What the server says about nodes by name; about the others nothing yet. Left out, it is not asked. */
function viewOf(situation: Situation, from: string, to: string, said?: Said): WhyView {
  const index = reachIndex(aReachSource(situation));
  const ends = allEnds(index, []);
  const answers =
    said &&
    new Map(
      index.nodes.flatMap((node) => {
        const answer = said[node.name];
        return answer ? [[node.id, answer] as const] : [];
      }),
    );
  const [one, other] = [endOf(index, from), endOf(index, to)];
  return {
    from: whyEnd(ends, endKey(one)),
    to: whyEnd(ends, endKey(other)),
    find: (text) => optionsFor(ends, text),
    answer: whyAnswer({ index, from: one, to: other, now: NOW, answers }),
  };
}

/** As the model expects it, of all nodes. */
function asExpected(situation: Situation): Said {
  const index = reachIndex(aReachSource(situation));
  return Object.fromEntries(
    index.nodes.map((node) => {
      const told = peersOf(index, node);
      const peers = (told.refused ? [] : told.peers).map(({ publicKey, endpoint, allowed }) => ({
        publicKey,
        endpoint: endpoint && `${endpoint.ip}:${endpoint.port}`,
        allowed: allowed.map(({ range }) => range),
      }));
      return [node.name, { kind: 'told', answer: { peers } }];
    }),
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

/** As it stands in the drawer over a page. */
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
    on: { from: fn(), to: fn(), swap: fn(), askAgain: fn(), remedy: fn(() => Promise.resolve(true)) },
  },
} satisfies Meta<typeof WhyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {};
export const BlockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
const blockedPair: Situation = { nodes: pair, blocked: both };
export const ToldByTheServer: Story = {
  args: { view: viewOf(blockedPair, runner, database, asExpected(blockedPair)) },
};
export const AskingTheServer: Story = { args: { view: viewOf(blockedPair, runner, database, {}) } };
/** The rules were changed, and the server has not told the nodes yet, or the console has not read them. */
export const ToldSomethingElse: Story = {
  args: { view: viewOf(blockedPair, runner, database, asExpected({ nodes: pair })) },
};
export const RefusedByTheServer: Story = {
  args: {
    view: viewOf({ nodes: { ...pair, [database]: { isRelayed: true } } }, runner, database, {
      ...asExpected({ nodes: pair }),
      [database]: { kind: 'told', answer: { refused: { status: 500, message: 'not found' } } },
    }),
  },
};
export const NotReadFromTheServer: Story = {
  args: {
    view: viewOf({ nodes: pair }, runner, database, {
      [runner]: { kind: 'unread', failure: { kind: 'timeout' } },
      [database]: { kind: 'gone' },
    }),
  },
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
const nothing = whyEnd([], '');
const lists = { find: () => [], answer: undefined };
export const NothingChosen: Story = {
  args: { view: { ...lists, from: nothing, to: nothing, waiting: whyTexts.chooseBoth } },
};
const twice = allEnds(
  reachIndex(aReachSource({ nodes: { gw: {}, 'gw-2': { name: 'gw', network: 'prod-us' } } })),
  [],
);
export const NamesThatMeanNothingOrTwoThings: Story = {
  args: { view: { ...lists, from: whyEnd(twice, 'gw'), to: whyEnd(twice, 'no-such-node') } },
};
export const DeletedMeanwhile: Story = {
  args: { view: { ...lists, from: whyEnd(twice, 'gone-id', runner), to: nothing } },
};
export const WithoutTheRules: Story = {
  args: {
    view: {
      ...viewOf({ nodes: pair, hasRules: false }, runner, database),
      missing: { fact: whyTexts.rulesUnread('prod-eu'), reason: 'unauthorized', retry: fn() },
    },
  },
};

export const DoesWhatIsMissing: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Blocked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow this pair' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Submit Changes' }));
    await expect(args.on.remedy).toHaveBeenCalledWith(expect.objectContaining({ kind: 'allowPair' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Verdict' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    await expect(args.on.swap).toHaveBeenCalledOnce();
    await expect(screen.getByText('5 passed, 1 decides, 5 not reached')).toBeVisible();
  },
};
