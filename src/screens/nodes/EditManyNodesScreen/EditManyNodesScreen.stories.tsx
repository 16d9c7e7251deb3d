import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { nodeKey } from '../../../domain/node/node.ts';
import { noNodesForm, type NodesForm, type SharedField } from '../../../domain/node/nodesEdit.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { EditManyNodesScreen } from './EditManyNodesScreen.tsx';
import { editManyNodesView } from './editManyNodesView.ts';

const nodes = fleetNodes.filter(({ network }) => network === 'prod-eu').slice(0, 14);
const records: GivenRecords = {
  nodes: ready(fleetNodes, 1),
  networks: ready(fleetNetworks),
  viewer: createViewer(aSessionUser(), true, []),
};
const selected: NodesForm = { ...noNodesForm, nodes: nodes.map(nodeKey) };
const page = { shownField: undefined, runObstacle: undefined, now: NOW };
type Changes = GivenRecords & Partial<Parameters<typeof editManyNodesView>[1]>;
const viewOf = (form: Partial<NodesForm> = {}, changes: Changes = {}) =>
  editManyNodesView(recordsOf({ ...records, ...changes }), {
    ...page,
    form: { ...selected, ...form },
    ...changes,
  });

const keepalive = { fields: ['persistentKeepalive'], persistentKeepalive: '25' };

const meta = {
  title: 'Screens/Nodes/EditManyNodes',
  component: EditManyNodesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [InMain],
  args: {
    view: viewOf(keepalive),
    on: {
      add: fn(),
      remove: fn(),
      change: fn(),
      show: fn(),
      save: fn(),
      cancel: fn(),
      refresh: fn(),
    },
  },
} satisfies Meta<typeof EditManyNodesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

export const OneField: Story = {};
export const OnAPhone: Story = { globals: phone };
const longNamed = nodes
  .slice(0, longNames.nodes.length)
  .map((node, index) => ({ ...node, name: longNames.nodes[index] ?? '' }));
export const LongNames: Story = {
  args: {
    view: viewOf({ ...keepalive, nodes: longNamed.map(nodeKey) }, { nodes: ready(longNamed, 1) }),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);
export const NoField: Story = { args: { view: viewOf() } };
export const NoFieldOnAPhone: Story = { ...NoField, globals: phone };
export const SeveralFields: Story = {
  args: {
    view: viewOf({
      ...keepalive,
      fields: ['persistentKeepalive', 'expiresAt', 'defaultAcl', 'isConnected'],
      expiresAt: '2027-12-31T00:00',
      defaultAcl: 'no',
      isConnected: false,
    }),
  },
};
export const SkippedNodes: Story = {
  args: { view: viewOf({ fields: ['listenPort'], listenPort: '51830' }) },
};
export const InvalidValue: Story = {
  args: { view: viewOf({ ...keepalive, persistentKeepalive: 'often' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/will be updated/)).toBeNull();
  },
};
export const SomeNodesGone: Story = {
  args: { view: viewOf({ ...keepalive, nodes: [...nodes.map(nodeKey), 'prod-eu/gone'] }) },
};
const many = manyNodes(500);
export const FiveHundredNodes: Story = {
  args: { view: viewOf({ ...keepalive, nodes: many.map(nodeKey) }, { nodes: ready(many, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit 500 nodes' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};
export const NothingSelected: Story = { args: { view: viewOf({ nodes: [] }) } };
export const Loading: Story = { args: { view: viewOf({}, { nodes: { status: 'loading' } }) } };
export const Failed: Story = {
  args: {
    view: viewOf({}, { nodes: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
};

export const AddingAField: Story = {
  ...NoField,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Change nodes' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Add a field first')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a field' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'MTU' }));
    await expect(args.on.add).toHaveBeenCalledWith('mtu', expect.any(String));
  },
};

export const AddedFieldGetsFocus: Story = {
  ...NoField,
  parameters: isBehaviour,
  render: function Adding({ on }) {
    const [form, setForm] = useState<Partial<NodesForm>>({});
    const add = (field: SharedField, start: NodesForm[SharedField]) =>
      setForm({ fields: [field], [field]: start });
    return <EditManyNodesScreen view={viewOf(form)} on={{ ...on, add }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a field' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'MTU' }));
    await waitFor(() => expect(canvas.getByLabelText(/^MTU/, { selector: 'input' })).toHaveFocus());
  },
};

export const ChangeStartsTheRun: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Persistent keepalive/, { selector: 'input' }), '0');
    await expect(args.on.change).toHaveBeenLastCalledWith('persistentKeepalive', '250');
    await userEvent.click(canvas.getByRole('button', { name: /^Change \d+ nodes?$/ }));
    await expect(args.on.save).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Persistent keepalive' }));
    await expect(args.on.remove).toHaveBeenCalledWith('persistentKeepalive');
  },
};

export const DisconnectingAsksForConfirmation: Story = {
  args: { view: viewOf({ fields: ['isConnected'], isConnected: false }) },
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change \d+ nodes$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Change \d+ nodes\?$/ }));
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^Change \d+ nodes$/ }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};
