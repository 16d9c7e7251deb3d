import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { nodeForm, type NodeForm } from '../../../domain/node/nodeForm.ts';
import { ImpactSource } from '../../actions/ReachImpact/ImpactSource.ts';
import { RecordEditor } from '../../editor/RecordEditor/RecordEditor.tsx';
import { editorView, type EditorInput } from '../../editor/RecordEditor/editorView.ts';
import { nodeEditor, type KnownToNodeEditor } from './nodeEditor.ts';

type Input = EditorInput<NodeForm, KnownToNodeEditor>;
const viewOf = (input: Input) => editorView(nodeEditor, input.node, input);

const worker = aNode({
  name: 'fra-worker-03',
  address: '10.20.4.37',
  address6: 'fd42:20:4::25',
  localAddress: '192.168.40.37',
  endpoint: '185.12.64.20',
  allowedIps: ['10.20.4.37/32'],
  lastCheckIn: NOW - 12 * 60,
  isStatic: true,
  udpHolePunch: false,
});
const before = nodeForm(worker);
const base: Input = {
  node: worker,
  isDeleted: false,
  network: aNetwork({ isIPv6: true, defaultUdpHolePunch: true }),
  server: { isRceOn: false },
  edit: { before, after: before },
  nodes: [],
  clients: [],
  networks: [],
  entries: [],
  acl: undefined,
  isSaving: false,
  isSaved: false,
  failure: undefined,
  overrides: undefined,
  now: NOW,
};

const typed = (changes: Partial<NodeForm>, rest: Partial<Input> = {}) =>
  viewOf({ ...base, edit: { before, after: { ...before, ...changes } }, ...rest });

function of(node: Parameters<typeof aNode>[0], rest: Partial<Input> = {}) {
  const changed = { ...worker, ...node };
  const form = nodeForm(changed);
  return viewOf({ ...base, node: changed, edit: { before: form, after: form }, ...rest });
}

const meta = {
  title: 'Screens/Nodes/NodeEdit',
  component: RecordEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    view: of({}),
    on: {
      changeText: fn(),
      changeFlag: fn(),
      cancel: fn(),
      discard: fn(),
      save: fn(() => Promise.resolve()),
      keepMine: fn(),
      takeTheirs: fn(),
      catchUp: fn(),
    },
  },
} satisfies Meta<typeof RecordEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** Three changes, one of them invalid. */
export const Changed: Story = {
  args: { view: typed({ endpoint: '185.12.64.37', address: '10.20.4.370', name: 'fra-worker-3' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /IP address/, description: /./ }));
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a valid IPv4 address')).toBeVisible();
    await expect(canvas.getByText('1 field needs attention')).toBeVisible();
  },
};

export const RemoteCommandsOn: Story = { args: { view: of({}, { server: { isRceOn: true } }) } };

export const NoIPv6: Story = {
  args: { view: of({ address6: '' }, { network: aNetwork({ isIPv6: false }) }) },
};

export const PointToSiteNetwork: Story = {
  args: { view: of({ isHub: true }, { network: aNetwork({ isPointToSite: true, isIPv6: true }) }) },
};

export const ServerNode: Story = { args: { view: of({ isServer: true, name: 'netmaker-1' }) } };

export const PendingNode: Story = { args: { view: of({ isPending: true }) } };

export const RelayedNode: Story = { args: { view: of({ isRelayed: true }) } };

export const AllThreeRoles: Story = {
  args: {
    view: of({
      isEgressGateway: true,
      isIngressGateway: true,
      isRelay: true,
      egressRanges: ['10.48.0.0/16', '172.20.8.0/22'],
      relayAddresses: ['10.20.4.60', '10.20.4.61'],
    }),
  },
};

export const DynamicEndpointAndPort: Story = { args: { view: of({ isStatic: false, udpHolePunch: true }) } };

export const UnknownNetwork: Story = { args: { view: of({}, { network: undefined }) } };

export const Conflict: Story = {
  args: { view: typed({ mtu: '1280' }, { node: { ...worker, mtu: 1500, isDnsOn: !worker.isDnsOn } }) },
};

export const DeletedBySomeoneElse: Story = {
  args: { view: typed({ mtu: '1280' }, { isDeleted: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This node was deleted by someone else.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Rejected: Story = {
  args: {
    view: typed(
      { name: 'fra_worker' },
      {
        failure: {
          kind: 'rejected',
          status: 500,
          message: 'invalid address provided; out of network range for node 1',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Node updated failed!')).toBeVisible();
    await expect(canvas.getByText(/out of network range for node 1\. Your input is kept\./)).toBeVisible();
  },
};

export const ServerUnreachable: Story = {
  args: { view: typed({ mtu: '1280' }, { failure: { kind: 'unreachable', offline: false } }) },
};

export const ServerChangedSomeValues: Story = {
  args: {
    view: of(
      {},
      { overrides: [{ field: 'postUp', requested: '', kept: 'iptables -A FORWARD -i nm -j ACCEPT' }] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved, but the server changed some values.')).toBeVisible();
    await expect(canvas.getByText(/^The server saved iptables .* for Postup instead\.$/)).toBeVisible();
  },
};

export const VeryLongValues: Story = {
  args: {
    view: typed({
      name: 'x'.repeat(500),
      allowedIps: Array.from({ length: 80 }, (_, index) => `10.20.${index}.0/24`).join(', '),
      postUp: 'iptables -A FORWARD; '.repeat(60),
    }),
  },
};

const takenAddress = typed(
  { address: '10.20.4.1' },
  { nodes: [aNode({ id: 'gw', name: 'fra-gw-01', address: '10.20.4.1' })] },
);

export const DuplicateAddressShowsItsNode: Story = {
  args: { view: takenAddress },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(canvas.getByText('Already used by node fra-gw-01')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.on.save).not.toHaveBeenCalled();
  },
};

export const ReviewShowsWarningsAndRequiresConsent: Story = {
  args: { view: typed({ expiresAt: '2020-02-03T04:05', defaultAcl: 'no' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Expires'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText(/This date is in the past/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText(/This date is in the past/)).toBeVisible();
    await expect(review.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(review.getByRole('checkbox', { name: 'Overwrite this node’s ACL rules' }));
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};

function Live({ on }: ComponentProps<typeof RecordEditor>) {
  const [after, setAfter] = useState(before);
  const view = viewOf({ ...base, edit: { before, after } });
  return (
    <RecordEditor
      view={view}
      on={{
        ...on,
        changeText: (field, text) => setAfter((form) => ({ ...form, [field]: text })),
        changeFlag: (field, isOn) => setAfter((form) => ({ ...form, [field]: isOn })),
        discard: () => {
          on.discard();
          setAfter(before);
        },
      }}
    />
  );
}

export const SwitchesUnlockDependentFields: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ canvas, userEvent }) => {
    const endpoint = canvas.getByRole('textbox', { name: 'Endpoint' });
    await expect(endpoint).not.toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('switch', { name: /Dynamic endpoint/ }));
    await expect(endpoint).toHaveAttribute('readonly');
    await expect(canvas.getByText('Turn off “Dynamic endpoint” to edit this')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^(Changed)?\s*Local/ }));
    await expect(canvas.getByRole('textbox', { name: 'Local range' })).not.toHaveAttribute('readonly');
  },
};

export const EnterMovesFocusToTheFirstInvalidField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'MTU' }), '999');
    const address = canvas.getByRole('textbox', { name: 'IP address' });
    await userEvent.type(address, '0');
    await userEvent.type(address, '{Enter}');
    await expect(address).toHaveFocus();
    await expect(canvas.getByText('2 fields need attention')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.on.save).not.toHaveBeenCalled();
    await expect(address).toHaveValue('10.20.4.370');
  },
};

export const ReviewConfirmsAndSaves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    const mtu = canvas.getByRole('textbox', { name: 'MTU' });
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1280{Enter}');
    const review = await screen.findByRole('dialog', { name: 'Save changes to fra-worker-03' });
    await expect(within(review).getByText('1420')).toBeVisible();
    await expect(within(review).getByText('1280')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(mtu).toHaveFocus());
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DiscardAsksForConfirmation: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Node name' });
    await userEvent.type(name, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('fra-worker-03x');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await expect(args.on.discard).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('fra-worker-03');
  },
};

/** The server can’t build the configuration of a node whose peer has an IPv6 endpoint. */
export const IPv6Endpoint: Story = {
  args: { view: typed({ endpoint: '2001:db8::9', mtu: '1200' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText(/can’t use IPv6 endpoints/)).toBeVisible();
    await expect(review.getByText(/IPv6 stops working/)).toBeVisible();
  },
};

/** Values that only an older server accepted are marked invalid from the start. */
export const InvalidNameFromAnOlderServer: Story = {
  args: { view: of({ name: 'Yuri’s MacBook Pro' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server will reject any change to this node.')).toBeVisible();
    await expect(canvas.getByLabelText('Node name')).toBeInvalid();
  },
};

export const ReviewShowsTheConnectivityImpact: Story = {
  args: { view: relayDisconnected() },
  render: (args) => (
    <ImpactSource
      value={({ change }) => <p>Impact of {change.kind === 'several' && change.changes[0]?.kind}</p>}
    >
      <RecordEditor {...args} />
    </ImpactSource>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText('Impact of editNode')).toBeVisible();
    await expect(review.getByText(/^You’ll have 60 seconds to confirm/)).toBeVisible();
  },
};

function relayDisconnected() {
  const node = { ...worker, isRelay: true };
  const form = nodeForm(node);
  return viewOf({ ...base, node, edit: { before: form, after: { ...form, isConnected: false } } });
}
