import { useState } from 'react';
import { InMain } from '../../../components/testing/InMain.tsx';
import { listen } from '../../../components/testing/spoken.ts';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aclFleet, aclFleetNodes } from '../../../../mocks/fixtures/aclFleet.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { someMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import {
  allowAll,
  blockAll,
  editAcls,
  redo,
  reset,
  setPairs,
  undo,
  type AclEdit,
} from '../../../domain/acl/aclEdit.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { pairsWithout, withPairs } from '../../../domain/acl/aclPairs.ts';
import { analyseAcls } from '../../../domain/acl/aclPatterns.ts';
import type { Node } from '../../../domain/node/node.ts';
import { nodeRulesFilter } from '../NodeRulesScreen/nodeRulesFilter.ts';
import { AclMatrixScreen } from './AclMatrixScreen.tsx';
import { aclFilter, type AclMatrixActions, aclPage } from './aclPage.ts';

const prodEu = aclFleetNodes;

const netidOf = (nodes: readonly Node[]) => nodes[0]?.network ?? 'prod-eu';

type Given = GivenRecords & Parameters<typeof aclPage>[1];

const inputOf = (nodes: readonly Node[], edit: AclEdit, changes: Partial<Given> = {}): Given => ({
  netid: netidOf(nodes),
  nodeId: undefined,
  acls: { data: ready(edit.loaded, 38), isLoading: false },
  edit,
  submission: { status: 'none' },
  nodes: ready(nodes, 38),
  networks: ready([...fleetNetworks, aNetwork({ netid: 'big' })], 38),
  clients: ready([], 38),
  measured: undefined,
  reading: undefined,
  merged: undefined,
  intent: undefined,
  query: new URLSearchParams(),
  now: NOW,
  ...changes,
});

type EditingProps = {
  /** A function, because Storybook traverses values, which takes minutes for four million cells. */
  input: () => Given;
  later?: readonly Node[];
  on: AclMatrixActions;
};

/** Keeps the edit and the filters, like the route. */
function Editing({ input: makeInput, later, on }: EditingProps) {
  const [input, setInput] = useState(makeInput);
  const [edit, setEdit] = useState(input.edit);
  const [query, setQuery] = useState(input.query);
  const [intent, setIntent] = useState(input.intent);
  const change = (next: (edit: AclEdit) => AclEdit) => setEdit((now) => now && next(now));
  return (
    <AclMatrixScreen
      view={aclPage(recordsOf(input), { ...input, edit, query, intent })}
      on={{
        ...on,
        refresh: () => {
          on.refresh();
          if (later) setInput((before) => ({ ...before, nodes: ready(later, 38) }));
        },
        filter: (changes) => setQuery(aclFilter.change(query, changes)),
        filterPeers: (changes) => setQuery(nodeRulesFilter.change(query, changes)),
        set: (rows, columns, isAllowed) => {
          on.set(rows, columns, isAllowed);
          change((now) => setPairs(now, rows, columns, isAllowed));
        },
        allowAll: (only) => {
          on.allowAll(only);
          change((now) => allowAll(now, only));
        },
        blockAll: (only) => {
          on.blockAll(only);
          change((now) => blockAll(now, only));
        },
        setIntent: (next) => {
          on.setIntent(next);
          setIntent(next);
        },
        reset: () => change(reset),
        undo: () => change(undo),
        redo: () => change(redo),
      }}
    />
  );
}

/** Checking 1,000 cells is faster than 6,000. */
const Small: Decorator = (Story) => (
  <div style={{ height: 560, width: 900, display: 'flex', flexDirection: 'column' }}>
    <Story />
  </div>
);

const edited = aclFleet();
const all = (nodes: readonly Node[]) => editAcls(anAclMatrix(nodes.map(({ id }) => id)));

const meta = {
  title: 'Screens/ACLs/AclMatrix',
  component: Editing,
  subcomponents: { AclMatrixScreen },
  decorators: [InMain],
  parameters: { layout: 'fullscreen' },
  args: {
    input: () => inputOf(prodEu, edited),
    on: {
      refresh: fn(),
      cancel: fn(),
      filter: fn(),
      saveCursor: fn(),
      filterPeers: fn(),
      saveRules: fn(),
      set: fn(),
      allowAll: fn(),
      blockAll: fn(),
      reset: fn(),
      undo: fn(),
      redo: fn(),
      submit: fn(),
      resolveConflicts: fn(),
      keepEditing: fn(),
      revertSubmit: fn(),
      dismissMerged: fn(),
      setIntent: fn(),
    },
  },
} satisfies Meta<typeof Editing>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

const three = prodEu.slice(0, 3);
const [first, second, third] = three;
const ids = three.map(({ id }) => id);
const many = (count: number) => () => {
  const nodes = manyNodes(count);
  return inputOf(nodes, all(nodes));
};
const readingOf = (data: Given['acls']['data']) => ({ data, isLoading: false });
const pairOf = (a: Node | undefined, b: Node | undefined) => ({
  one: a?.id ?? '',
  other: b?.id ?? '',
});
const hubNodes = three.map((node, index) => ({ ...node, isHub: index === 0, network: 'office' }));
const server = prodEu.find(({ isServer }) => isServer);

export const FortyNodes: Story = {};
export const ThreeNodes: Story = { args: { input: () => inputOf(three, all(three)) } };
const nine = manyNodes(9);
const laptop = { viewport: { value: 'laptop' } };
const tablet = { viewport: { value: 'tablet' } };
const wide = { viewport: { value: 'wide' } };

/** Cells are as large as they fit, and rows have a state, a role and a total. */
export const NineNodes: Story = {
  args: { input: () => inputOf(nine, setPairs(all(nine), [0], [1, 2, 3], false)) },
  play: async ({ canvas, canvasElement }) => {
    const cell = canvasElement.querySelector('[role=gridcell]');
    await waitFor(() => expect(cell?.getBoundingClientRect().width).toBe(36));
    await expect(canvas.getByText('5 of 8')).toBeVisible();
    const name = nine.find(({ isServer }) => !isServer)?.name ?? '';
    // Its column comes first.
    const [, row] = canvas.getAllByRole('button', { name });
    await expect(row).toHaveAttribute(
      'aria-description',
      expect.stringMatching(/^(Healthy|Warning|Error|Pending)$/),
    );
    await expect(canvas.getByText(/^9 nodes, 36 pairs, 3 blocked$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Allow|Block) all/ })).toBeNull();
  },
};
export const NineNodesOnALaptop: Story = { args: NineNodes.args ?? {}, globals: laptop };
export const NineNodesOnATablet: Story = { args: NineNodes.args ?? {}, globals: tablet };
export const NineNodesInAWideWindow: Story = { args: NineNodes.args ?? {}, globals: wide };
export const TwoHundredNodes: Story = {
  args: { input: () => inputOf(manyNodes(200), all(manyNodes(200))) },
  parameters: isBehaviour,
};
export const TwoThousandNodes: Story = {
  args: { input: many(2000) },
  decorators: [Small],
  tags: ['proof'],
};
export const InGroups: Story = {
  args: { input: () => inputOf(prodEu, edited, { query: new URLSearchParams('group=prefix') }) },
};
export const HubNetwork: Story = {
  args: {
    input: () =>
      inputOf(hubNodes, setPairs(all(hubNodes), [0], [1], false), {
        networks: ready([aNetwork({ netid: 'office', isPointToSite: true })], 38),
      }),
  },
};
export const OneWayPair: Story = {
  args: { input: () => inputOf(three, editAcls(anAclMatrix(ids, [[first?.id ?? '', second?.id ?? '']]))) },
};
export const EverythingBlocked: Story = { args: { input: () => inputOf(three, blockAll(all(three))) } };
export const ImpactOfBlockingFiftyNodes: Story = {
  args: {
    input: () => {
      const nodes = manyNodes(50);
      return inputOf(nodes, blockAll(all(nodes)));
    },
  },
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selection and impact' }));
    await expect(panel.getByText('1,225 pairs blocked')).toBeVisible();
    await expect(panel.getAllByText(/will lose/)).toHaveLength(8);
  },
};
export const OnlyChanged: Story = {
  args: { input: () => inputOf(prodEu, edited, { query: new URLSearchParams('show=changed') }) },
};
export const NoMatch: Story = {
  args: { input: () => inputOf(three, all(three), { query: new URLSearchParams('search=unknown') }) },
};
export const ServerNode: Story = { args: { input: () => inputOf(prodEu, edited, { nodeId: server?.id }) } };
export const UnknownNode: Story = {
  args: { input: () => inputOf(three, all(three), { nodeId: 'unknown' }) },
};
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    // Two lines of buttons above the filters.
    await expect(top('Undo')).toBe(top('Refresh'));
    await expect(top('Rule builder')).toBe(top('More rules and filters'));
  },
};
export const Loading: Story = {
  args: { input: () => inputOf(three, all(three), { acls: readingOf({ status: 'loading' }) }) },
};
export const LoadingTwoThousandNodes: Story = {
  args: {
    input: () => {
      const nodes = manyNodes(2000);
      const progress = { received: 38_400_000, total: undefined };
      return inputOf(nodes, all(three), {
        acls: { data: { status: 'loading', progress }, isLoading: true },
      });
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('38 of about 164 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.on.cancel).toHaveBeenCalledOnce();
  },
};

export const LoadingCancelled: Story = {
  args: {
    input: () =>
      inputOf(three, all(three), { acls: readingOf({ status: 'failed', failure: { kind: 'cancelled' } }) }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load ACLs' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const NoACLRules: Story = {
  args: {
    input: () =>
      inputOf(three, all(three), {
        acls: readingOf({
          status: 'failed',
          failure: { kind: 'rejected', status: 500, message: 'no result found' },
        }),
      }),
  },
};
export const Failed: Story = {
  args: {
    input: () =>
      inputOf(three, all(three), {
        acls: readingOf({ status: 'failed', failure: { kind: 'unreachable', offline: false } }),
      }),
  },
};
export const Denied: Story = { args: { input: () => inputOf(three, all(three), { viewer: aViewerAt({}) }) } };
export const UnknownNetwork: Story = {
  args: { input: () => inputOf(three, all(three), { netid: 'nowhere' }) },
};
export const NodesJoinedAndLeft: Story = {
  args: { input: () => inputOf(three, all(three)), later: prodEu.slice(1, 5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(
      await canvas.findByText('2 nodes joined and 1 node left since these rules were loaded'),
    ).toBeVisible();
  },
};
export const RulesOfDeletedNodes: Story = {
  args: { input: () => inputOf(prodEu.slice(1, 3), all(three)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: first?.id ?? '' })).toBeVisible();
    await expect(canvas.queryByText(/since these rules were loaded/)).toBeNull();
  },
};
export const Submitted: Story = {
  args: {
    input: () =>
      inputOf(three, all(three), {
        submission: { status: 'submitted', count: { blocked: 14, allowed: 2 } },
      }),
  },
};
export const Conflict: Story = {
  args: {
    input: () =>
      inputOf(three, setPairs(all(three), [0], [1], false), {
        submission: {
          status: 'conflict',
          merge: {
            conflicts: [
              { ...pairOf(first, second), mine: true, theirs: false, was: 'oneSided' },
              { ...pairOf(first, third), mine: false, theirs: true, was: 'missing' },
            ],
          },
        },
      }),
  },
};

const cellName = (one: Node | undefined, other: Node | undefined, words: string) =>
  `${one?.name} and ${other?.name}: ${words}`;

export const KeyboardOnly: Story = {
  args: { input: () => inputOf(three, all(three)) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const heard = listen();
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/^Arrow keys move\./);
    canvas.getByRole('gridcell', { name: cellName(first, first, 'the same node') }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(heard()).toEqual(['A node has no rule for itself.']));
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.on.set).toHaveBeenLastCalledWith([0], [1], false);
    await expect(
      await canvas.findByRole('gridcell', { name: cellName(first, second, 'blocked, was allowed') }),
    ).toHaveFocus();
    await expect(
      await canvas.findByRole('gridcell', { name: cellName(second, first, 'blocked, was allowed') }),
    ).toBeVisible();
    await waitFor(() => expect(heard().at(-1)).toBe('1 change 1 pair blocked'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit Changes' })).toBeNull());
    await waitFor(() => expect(heard().at(-1)).toBe('No changes'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(await canvas.findByText('1 change')).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(heard().at(-1)).toBe('2 nodes with 3 nodes, 3 pairs: 2 allowed, 1 blocked'));
    await userEvent.keyboard(' ');
    await expect(args.on.set).toHaveBeenLastCalledWith([0, 1], [0, 1, 2], true);
    await userEvent.keyboard(' ');
    await expect(args.on.set).toHaveBeenLastCalledWith([0, 1], [0, 1, 2], false);
    await expect(await canvas.findByText('3 nodes will be isolated')).toBeVisible();
  },
};

export const SubmitAsksForConfirmationWithTheImpact: Story = {
  args: { input: () => inputOf(three, setPairs(all(three), [0], [1, 2], false)) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Changes' }));
    const asked = { name: 'Confirm Network ACL Change prod-eu' };
    const question = within(await screen.findByRole('alertdialog', asked));
    await expect(question.getByText(`Nodes that will be isolated: ${first?.name}.`)).toBeVisible();
    await expect(question.getByText(/^You’ll have 60 seconds to confirm/)).toBeVisible();
    const changes = within(question.getByRole('list', { name: 'Changes' }));
    await expect(changes.getByRole('listitem')).toHaveTextContent(
      `${first?.name}${second?.name} and ${third?.name}2 pairs blocked`,
    );
    // Zero counts are omitted.
    await expect(question.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Pairs blocked',
      'Isolated nodes',
    ]);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.on.submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Changes' }));
    const again = within(await screen.findByRole('alertdialog', asked));
    await userEvent.click(again.getByRole('button', { name: 'Submit Changes' }));
    await expect(args.on.submit).toHaveBeenCalledOnce();
  },
};

const changedByOthers = () => {
  const edit = setPairs(all(three), [0], [1], false);
  return inputOf(three, edit, {
    merged: pairsWithout(edit.before, setPairs(all(three), [1], [2], false).pairs),
  });
};

export const ChangedBySomeoneElse: Story = {
  args: { input: changedByOthers },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 pair was changed by someone else')).toBeVisible();
    await expect(
      canvas.getByText(
        `${second?.name} with ${third?.name} allowed. They’re marked with a dot in the matrix.`,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: cellName(second, third, 'allowed, changed by someone else') }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.on.dismissMerged).toHaveBeenCalledOnce();
  },
};

const clientsOf = (gateway: Node | undefined, count: number) =>
  Array.from({ length: count }, (_, index) =>
    anExternalClient({ clientId: `phone-${index}`, ingressGatewayId: gateway?.id ?? '' }),
  );
const withIngress = prodEu
  .filter(({ name }) => /^(ams|fra|lon)/.test(name))
  .map((node) => ({ ...node, isIngressGateway: node.name === 'fra-gw-01' }));
const sentence = (changes: Partial<Given> = {}) =>
  inputOf(withIngress, all(withIngress), {
    clients: ready(
      clientsOf(
        withIngress.find(({ name }) => name === 'fra-gw-01'),
        5,
      ),
      38,
    ),
    intent: { isAllowed: false, one: 'ingress gateways and their clients', other: 'name contains db' },
    ...changes,
  });

export const RuleBuilder: Story = { args: { input: sentence } };
export const RuleBuilderOnAPhone: Story = { ...RuleBuilder, globals: phone };
export const RuleBuilderWithGroups: Story = {
  args: { input: () => sentence({ query: new URLSearchParams('group=part2') }) },
};
export const RuleBuilderMatchingNoNodes: Story = {
  args: {
    input: () => sentence({ intent: { isAllowed: true, one: 'name contains moon', other: 'all nodes' } }),
  },
};

export const KeyboardBuildsARule: Story = {
  args: { input: () => sentence({ intent: undefined }) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Rule builder' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const bar = within(await canvas.findByRole('region', { name: 'Rule builder' }));
    bar.getByRole('combobox', { name: 'between' }).focus();
    await userEvent.keyboard('ingress');
    await screen.findByRole('option', { name: /^ingress gateways and their clients/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(bar.getByRole('combobox', { name: 'between' })).toHaveValue(
        'ingress gateways and their clients',
      ),
    );
    bar.getByRole('combobox', { name: 'and' }).focus();
    // Typed text stays when the field loses focus without a choice.
    await userEvent.keyboard('db{Escape}{Tab}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(bar.getByRole('combobox', { name: 'and' })).toHaveValue('db');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^6 of 6 pairs will change\./));
    await expect(bar.getByRole('status')).toHaveTextContent(
      '5 external clients will also lose access to 6 nodes, because they follow their gateway.',
    );
    await expect(
      await canvas.findByRole('gridcell', { name: 'ams-db-01 and fra-gw-01: would be blocked' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit Changes' })).toBeNull();
    bar.getByRole('button', { name: 'Add to changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.set).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('6 changes')).toBeVisible();
    await waitFor(() =>
      expect(bar.getByRole('status')).toHaveTextContent(
        '6 pairs will be blocked once you submit your changes.',
      ),
    );
    bar.getByRole('button', { name: 'Close rule builder' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.setIntent).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Rule builder' })).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'Close rule builder' })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Rule builder' })).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const MouseBuildsARule: Story = {
  args: { input: () => sentence({ intent: { isAllowed: false, one: 'fra-gw-01', other: '' } }) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('region', { name: 'Rule builder' }));
    await expect(bar.getByRole('status')).toHaveTextContent('Enter or choose two sets of nodes.');
    await userEvent.click(bar.getByRole('radio', { name: 'Allow' }));
    const [, opener] = bar.getAllByRole('button');
    if (!opener) throw new Error('Nothing opens the second list');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('option', { name: /^relays/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 pair already allowed.'));
    await expect(bar.getByRole('button', { name: 'Add to changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(bar.getByRole('radio', { name: 'Block' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 of 1 pair will change.'));
  },
};

export const BulkActionsAffectOnlyVisiblePairs: Story = {
  args: {
    input: () =>
      inputOf(prodEu, all(prodEu), { query: new URLSearchParams('search=ams-db&columns=fra-web') }),
  },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const placesOf = (start: string) =>
      prodEu.flatMap(({ name }, place) => (name.startsWith(start) ? [place] : []));
    const openMenu = async () => {
      canvas.getByRole('button', { name: 'More rules and filters' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block 4 shown' }));
    await expect(args.on.set).toHaveBeenLastCalledWith(placesOf('ams-db'), placesOf('fra-web'), false);
    await expect(await canvas.findByText('4 changes')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block all 780 pairs' }));
    await expect(args.on.blockAll).toHaveBeenCalledWith(undefined);
    await expect(await canvas.findByText('780 changes')).toBeVisible();
    const heard = listen();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter rows' }));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter columns' }));
    await waitFor(() => expect(heard().at(-1)).toBe('All 40 nodes'));
    await expect(await canvas.findByText('40 nodes, 780 pairs, 780 blocked')).toBeVisible();
  },
};

export const ColumnFilterOfALinkCanBeTurnedOff: Story = {
  args: {
    input: () =>
      inputOf(prodEu, all(prodEu), { query: new URLSearchParams('search=ams-db&columns=fra-web') }),
  },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More rules and filters' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Filter columns separately' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox', { name: 'Filter nodes' })).toHaveValue('ams-db');
    await expect(canvas.queryByRole('searchbox', { name: 'Filter columns' })).toBeNull();
  },
};

export const ConflictsAreResolvedPairByPair: Story = {
  args: Conflict.args ?? {},
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed the same pairs' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs: Allowed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Changes' }));
    await expect(args.on.resolveConflicts).toHaveBeenCalledWith(new Set([`${first?.id} ${third?.id}`]));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(args.on.keepEditing).toHaveBeenCalled();
  },
};

export const LastSubmitCanBeReverted: Story = {
  args: Submitted.args ?? {},
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('14 pairs blocked, 2 allowed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revert last change' }));
    await expect(args.on.revertSubmit).toHaveBeenCalledOnce();
  },
};

export const GroupsExpandAndToggleTheirPairs: Story = {
  args: { input: () => inputOf(three, all(three), { query: new URLSearchParams('group=role') }) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(25));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await userEvent.click(
      await canvas.findByRole('gridcell', { name: 'Egress and No role: all pairs allowed' }),
    );
    await expect(args.on.set).toHaveBeenCalledWith([2], [0, 1], false);
    await expect(
      await canvas.findByRole('gridcell', { name: 'No role and Egress: all pairs blocked' }),
    ).toBeVisible();
  },
};

export const ServerNodeNamesSelectTheirRow: Story = {
  args: { input: () => inputOf(prodEu, all(prodEu), { query: new URLSearchParams('search=netmaker') }) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const [, inRow] = canvas.getAllByRole('button', { name: server?.name ?? '' });
    if (!inRow) throw new Error('The row has no name');
    await userEvent.click(inRow);
    await waitFor(() =>
      expect(canvas.getAllByRole('gridcell', { selected: true }).length).toBeGreaterThan(0),
    );
    await expect(canvas.queryByRole('link', { name: `Open ${server?.name}` })).toBeNull();
  },
};

/** Links select a cell, and going back restores the selection. */
export const URLSelectsACell: Story = {
  args: {
    input: () =>
      inputOf(three, all(three), {
        query: new URLSearchParams([
          ['at', first?.id ?? ''],
          ['at', third?.id ?? ''],
        ]),
      }),
  },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('gridcell', { name: cellName(first, third, 'allowed') });
    await expect(cell).toHaveAttribute('tabindex', '0');
    const panel = within(canvas.getByRole('complementary', { name: 'Selection and impact' }));
    await expect(panel.getByRole('heading', { name: `Rules for ${first?.name}` })).toBeVisible();
    cell.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(args.on.saveCursor).toHaveBeenCalledWith({
        row: first?.id,
        column: second?.id,
        from: undefined,
      }),
    );
  },
};

export const HoveringDoesNotChangeRules: Story = {
  args: {
    input: () => ({
      ...inputOf(three, editAcls(anAclMatrix(ids, [[first?.id ?? '', second?.id ?? '']]))),
      measured: ready(someMetrics(three, [[first?.name ?? '', second?.name ?? '']])),
    }),
  },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selection and impact' }));
    await userEvent.hover(
      canvas.getByRole('gridcell', {
        name: cellName(second, first, 'blocked, allowed in only one direction'),
      }),
    );
    await expect(await panel.findByText('Under the pointer')).toBeVisible();
    await expect(panel.getByText('allowed in only one direction')).toBeVisible();
    await expect(
      panel.getByText(/^Measured: connected, \d+ ms\. Other direction: not connected$/),
    ).toBeVisible();
    canvas.getByRole('gridcell', { name: cellName(first, first, 'the same node') }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.unhover(canvas.getByRole('grid'));
    await expect(await panel.findByText('Selected pair')).toBeVisible();
    await expect(args.on.set).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await panel.findByText(/^3 pairs: 2 allowed, 1 blocked$/)).toBeVisible();
  },
};

/** Twelve databases, eight runners that can reach only web, one exception among the databases and one isolated node. */
const kinds = [
  ...Array.from({ length: 20 }, (_, index) => `web-${index + 1}`),
  ...Array.from({ length: 12 }, (_, index) => `db-${index + 1}`),
  ...Array.from({ length: 8 }, (_, index) => `runner-${index + 1}`),
  'vault',
].map((name) => aNode({ network: 'prod-eu', name }));
const placesOf = (start: string) =>
  kinds.flatMap(({ name }, place) => (name.startsWith(start) ? [place] : []));
const ruledByKind = (hasException: boolean) => {
  const closed = setPairs(all(kinds), placesOf('runner'), [...placesOf('db'), ...placesOf('runner')], false);
  const withOdd = setPairs(closed, placesOf('db-3'), placesOf('runner-7'), hasException);
  const { loaded, pairs } = setPairs(withOdd, placesOf('vault'), [...kinds.keys()], false);
  return editAcls(withPairs(loaded, pairs));
};
const readOf =
  (query: string, hasException = true) =>
  () => {
    const edit = ruledByKind(hasException);
    return {
      ...inputOf(kinds, edit, { query: new URLSearchParams(query) }),
      reading: analyseAcls(edit.before),
    };
  };

export const BlockedList: Story = { args: { input: readOf('view=blocked') } };
export const BlockedListOnAPhone: Story = { ...BlockedList, globals: phone };
export const NoBlockedPairs: Story = {
  args: {
    input: () => ({
      ...inputOf(three, all(three), { query: new URLSearchParams('view=blocked') }),
      reading: analyseAcls(all(three).before),
    }),
  },
};
export const SameRules: Story = { args: { input: readOf('group=rules', false) } };
export const SameRulesWithExceptions: Story = {
  args: { input: readOf('group=rules') },
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('button', { name: 'db 12' });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('rowheader', { name: 'exception db-3' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'exception db-3' })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: 'db-4' })).toBeVisible();
  },
};
export const SameRulesFiltered: Story = {
  args: { input: readOf('group=rules&search=db&show=blocked') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['db12']);
  },
};
export const SameRulesOnAPhone: Story = {
  args: { input: readOf('group=rules&search=db') },
  globals: phone,
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'db' }));
    await expect(part.getByText('11 nodes with the same rules, 1 exception')).toBeVisible();
    await expect(part.getByRole('link', { name: 'db-12' })).toBeVisible();
    await expect(part.getAllByText('Exception')).toHaveLength(1);
  },
};
const largeByKind = () => {
  const nodes = manyNodes(2000);
  const ofKind = (kind: number) => [...nodes.keys()].filter((place) => place % 60 === kind);
  const edit = Array.from({ length: 30 }, (_, kind) => kind).reduce(
    (before, kind) => setPairs(before, ofKind(kind), ofKind(kind + 30), false),
    all(nodes),
  );
  return {
    ...inputOf(nodes, edit, { query: new URLSearchParams('group=rules') }),
    reading: analyseAcls(edit.pairs),
  };
};
export const SameRulesOfTwoThousandNodes: Story = {
  args: { input: largeByKind },
  decorators: [Small],
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2061'));
  },
};
export const LoadingSameRules: Story = {
  args: { input: () => inputOf(three, all(three), { query: new URLSearchParams('group=rules') }) },
};

export const KeyboardGroupsBySameRules: Story = {
  args: { input: readOf('') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Group by' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('option', { name: 'Same rules' })).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
        'web20',
        'db12',
        'runner8',
        'Isolated1',
      ]),
    );
    await expect(canvas.getByRole('gridcell', { name: 'db and runner: 99% of pairs blocked' })).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'web and db: all pairs allowed' }));
    await expect(args.on.set).toHaveBeenLastCalledWith(placesOf('web'), placesOf('db'), false);
    await expect(
      await canvas.findByRole('gridcell', { name: 'web and db: all pairs blocked' }),
    ).toHaveFocus();
    await expect(await canvas.findByText('240 changes')).toBeVisible();
  },
};

export const KeyboardAllowsBlockedPairs: Story = {
  args: { input: readOf('view=blocked') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const closed = within(canvas.getByRole('list', { name: 'Isolated nodes' }));
    await expect(closed.getByText('vault')).toBeVisible();
    const lines = within(canvas.getByRole('list', { name: 'Blocked pairs' }));
    lines.getByRole('button', { name: 'Allow 77: 7 of 8 runner nodes with 11 of 12 db nodes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await lines.findByRole('button', { name: 'Block 77: 7 of 8 runner nodes with 11 of 12 db nodes' }),
    ).toHaveFocus();
    await expect(await canvas.findByText('77 changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Matrix' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Filter nodes' })).toBeVisible();
  },
};
