import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aclFleet, aclFleetNodes } from '../../../../mocks/fixtures/aclFleet.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { allowAll, blockAll, editAcls, reset, setPairs, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { pairsWithout } from '../../../domain/acl/aclPairs.ts';
import type { Node } from '../../../domain/node/node.ts';
import { AclMatrixScreen } from '../AclMatrixScreen/AclMatrixScreen.tsx';
import { aclPage, type AclMatrixActions } from '../AclMatrixScreen/aclPage.ts';
import { nodeRulesFilter } from './nodeRulesFilter.ts';

type RulesOfProps = {
  nodes: readonly Node[];
  /** A function, because Storybook traverses values. */
  edit: () => AclEdit;
  of: string;
  query: string;
  others?: (edit: AclEdit) => AclEdit;
  on: AclMatrixActions;
};

/** `/acls/{netid}/{nodeId}`: allowed and blocked peers of one node, as a list. */
function RulesOf({ nodes, edit: begun, of, query: first, others, on }: RulesOfProps) {
  const [edit, setEdit] = useState(begun);
  const [query, setQuery] = useState(() => new URLSearchParams(first));
  const gateway = nodes.find(({ isIngressGateway }) => isIngressGateway);
  const netid = nodes[0]?.network ?? '';
  const records = recordsOf({
    nodes: ready(nodes, 38),
    clients: ready(
      gateway ? [anExternalClient({ network: gateway.network, ingressGatewayId: gateway.id })] : [],
      38,
    ),
    networks: ready([...fleetNetworks, aNetwork({ netid: 'big' })], 38),
  });
  const view = aclPage(records, {
    netid,
    nodeId: nodes.find(({ name }) => name === of)?.id,
    acls: { data: ready(edit.loaded, 38), isLoading: false },
    edit,
    submission: { status: 'none' },
    measured: undefined,
    reading: undefined,
    merged: others && pairsWithout(edit.before, others(editAcls(edit.loaded)).pairs),
    intent: undefined,
    query,
    now: NOW,
  });
  return (
    <AclMatrixScreen
      view={view}
      on={{
        ...on,
        filterPeers: (changes) => setQuery(nodeRulesFilter.change(query, changes)),
        set: (...pairs) => {
          on.set(...pairs);
          setEdit((now) => setPairs(now, ...pairs));
        },
        allowAll: (only) => setEdit((now) => allowAll(now, only)),
        blockAll: (only) => setEdit((now) => blockAll(now, only)),
        reset: () => setEdit(reset),
      }}
    />
  );
}

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

const some = [
  aNode({ network: 'prod-eu', name: 'db-1' }),
  aNode({ network: 'prod-eu', name: 'gw-1', isIngressGateway: true }),
  aNode({ network: 'prod-eu', name: 'gw-2', isEgressGateway: true, egressRanges: ['192.168.77.0/24'] }),
  aNode({ network: 'prod-eu', name: 'runner-1', defaultAcl: false }),
  aNode({ network: 'prod-eu', name: 'web-1', isPending: true }),
];
const [db = '', , , runner = '', web = ''] = some.map(({ id }) => id);
const blocked = () =>
  editAcls(
    anAclMatrix(
      some.map(({ id }) => id),
      [
        [db, runner],
        [runner, db],
        [web, db],
      ],
    ),
  );

const meta = {
  title: 'Screens/ACLs/NodeRules',
  component: RulesOf,
  decorators: [InMain],
  parameters: { layout: 'fullscreen' },
  args: {
    nodes: some,
    edit: blocked,
    of: 'db-1',
    query: '',
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
} satisfies Meta<typeof RulesOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FivePeers: Story = {};
export const FortyNodes: Story = {
  args: { nodes: aclFleetNodes, edit: aclFleet, of: 'lon-db-01' },
  play: async ({ canvas }) => {
    // A list longer than the window must not shrink the strip.
    const strip = canvas.getByRole('img', { name: /allowed, \d+ blocked$/ });
    await expect(strip.getBoundingClientRect().height).toBe(12);
  },
};
export const ChangedBySomeoneElse: Story = {
  args: { others: (edit) => setPairs(edit, [0], [1, 2], false) },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByText('changed by someone else');
    await expect(marked.length).toBeGreaterThan(0);
    await expect(canvas.getByText(/They’re marked below\.$/)).toBeVisible();
  },
};
export const InGroups: Story = {
  args: { nodes: aclFleetNodes, edit: aclFleet, of: 'lon-db-01', query: 'group=role' },
};
export const OnAPhone: Story = {
  tags: ['machines'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Changed 0' })).toBeInTheDocument();
    const main = canvasElement.querySelector('main');
    await expect(overflowOf(main)).toBe(0);
  },
};
export const NoMatch: Story = { args: { query: 'search=unknown' } };

const long = manyNodes(250);
export const LongList: Story = {
  args: {
    nodes: long,
    edit: () => editAcls(anAclMatrix(long.map(({ id }) => id))),
    of: long.find(({ isServer }) => !isServer)?.name ?? '',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
};

const longNamed = longNames.nodes.map((name, index) =>
  aNode({ id: `node-${index}`, name, network: 'prod-eu' }),
);
export const LongNames: Story = {
  args: {
    nodes: longNamed,
    edit: () => editAcls(anAclMatrix(longNamed.map(({ id }) => id))),
    of: longNames.nodes[0],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longNames.nodes[3])).toBeVisible();
    await expect(overflowOf(canvasElement.querySelector('main'))).toBe(0);
  },
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const EachRuleShowsItsReason: Story = {
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const allowed = within(canvas.getByRole('list', { name: 'Allowed' }));
    await expect(allowed.getByText('includes 1 external client')).toBeVisible();
    await expect(allowed.getByText('includes 192.168.77.0/24')).toBeVisible();
    const closed = within(canvas.getByRole('list', { name: 'Blocked' }));
    await expect(closed.getByText('its default rule is Deny')).toBeVisible();
    await expect(closed.getByText('blocked in one direction by web-1')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '2 allowed, 2 blocked' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reachability' })).toHaveAttribute(
      'href',
      `/reach/prod-eu/${db}`,
    );
    await expect(canvas.getByRole('link', { name: 'View All Rules' })).toHaveAttribute(
      'href',
      '/acls/prod-eu',
    );
  },
};

/** A changed rule stays in place, and so does the focus. */
export const KeyboardOnly: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Block gw-1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.set).toHaveBeenLastCalledWith([0], [1], false);
    await expect(await canvas.findByRole('button', { name: 'Allow gw-1' })).toHaveFocus();
    await expect(canvas.getByText('blocked once submitted')).toBeVisible();
    await expect(await canvas.findByText('1 change')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit Changes' })).toBeNull());
    canvas.getByRole('checkbox', { name: 'Select gw-1' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Select web-1' }).focus();
    await userEvent.keyboard(' ');
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selection' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    bar.getByRole('button', { name: 'Allow' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.set).toHaveBeenLastCalledWith([0], [1, 4], true);
    await expect(await canvas.findByText('allowed once submitted')).toBeVisible();
  },
};

export const BulkActionsAffectOnlyVisiblePeers: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search peers' }), 'gw');
    const button = await canvas.findByRole('button', { name: 'Block 2 shown' });
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Blocked' })).toBeNull());
    await userEvent.click(button);
    await expect(args.on.set).toHaveBeenLastCalledWith([0], [1, 2], false);
    await expect(await canvas.findByText('2 changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.on.saveRules).toHaveBeenCalledOnce();
  },
};
