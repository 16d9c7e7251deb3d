import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkForm, type NetworkForm } from '../../../domain/network/networkForm.ts';
import { RecordEditor } from '../../editor/RecordEditor/RecordEditor.tsx';
import { editorView, type EditorInput } from '../../editor/RecordEditor/editorView.ts';
import { networkEditor, type KnownToNetworkEditor } from './networkEditor.ts';

type Input = EditorInput<NetworkForm, KnownToNetworkEditor>;
const viewOf = (input: Input) => editorView(networkEditor, input.network, input);

const prodEu = aNetwork({
  addressRange6: 'fd42:20:4::/64',
  isIPv6: true,
  defaultExtClientDns: '10.20.4.1',
  proSettings: someProSettings({ allowedGroups: ['platform', 'sre'], allowedUsers: ['mira', 'jonas'] }),
});

const office = aNetwork({ netid: 'office', addressRange: '10.31.0.0/16', addressRange6: '' });
const fortyNodes = Array.from({ length: 40 }, (_, at) =>
  aNode({ name: `n${at}`, address: `10.20.4.${at + 1}` }),
);

function of(changes: Partial<Network>, rest: Partial<Input> = {}, typed: Partial<NetworkForm> = {}) {
  const network = { ...prodEu, ...changes };
  const before = networkForm(network);
  return viewOf({
    network,
    server: { isRceOn: true },
    isDeleted: false,
    nodes: fortyNodes,
    clients: [],
    networks: [network, office],
    isEE: false,
    canEditAllowed: true,
    edit: { before, after: { ...before, ...typed } },
    isSaving: false,
    isSaved: false,
    failure: undefined,
    overrides: undefined,
    ...rest,
  });
}

const meta = {
  title: 'Screens/Networks/NetworkEdit',
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

export const Enterprise: Story = { args: { view: of({}, { isEE: true }) } };

export const RemoteCommandsOff: Story = { args: { view: of({}, { server: { isRceOn: false } }) } };

export const IPv4Only: Story = { args: { view: of({ isIPv6: false, addressRange6: '' }) } };

export const Changed: Story = {
  args: { view: of({}, { isEE: true }, { defaultMtu: '1420', allowManualSignup: true, accessLevel: '1' }) },
};

export const Conflict: Story = {
  args: {
    view: viewOf({
      network: { ...prodEu, defaultMtu: 1500, defaultKeepalive: 25 },
      server: { isRceOn: true },
      isDeleted: false,
      nodes: fortyNodes,
      clients: [],
      networks: [prodEu],
      isEE: false,
      canEditAllowed: true,
      edit: { before: networkForm(prodEu), after: { ...networkForm(prodEu), defaultMtu: '1420' } },
      isSaving: false,
      isSaved: false,
      failure: undefined,
      overrides: undefined,
    }),
  },
};

export const DeletedBySomeoneElse: Story = {
  args: { view: of({}, { isDeleted: true }, { defaultMtu: '1420' }) },
};

export const Rejected: Story = {
  args: {
    view: of(
      {},
      {
        failure: {
          kind: 'rejected',
          status: 400,
          message:
            "Key: 'Network.DefaultListenPort' Error:Field validation for 'DefaultListenPort' failed on the 'min' tag",
        },
      },
      { defaultListenPort: '0' },
    ),
  },
};

export const ServerChangedSomeValues: Story = {
  args: { view: of({}, { overrides: [{ field: 'defaultPostUp', requested: 'up', kept: '' }] }) },
};

const hidden = {
  ...prodEu,
  accessKeys: [
    anAccessKey({ secret: { hidden: true } }),
    anAccessKey({ name: 'ci', secret: { hidden: true } }),
  ],
};

function Live({ on }: ComponentProps<typeof RecordEditor>) {
  const [typed, setTyped] = useState<Partial<NetworkForm>>({});
  return (
    <RecordEditor
      view={of(hidden, { isEE: true }, typed)}
      on={{
        ...on,
        changeText: (field, text) => setTyped((before) => ({ ...before, [field]: text })),
        changeFlag: (field, isOn) => setTyped((before) => ({ ...before, [field]: isOn })),
      }}
    />
  );
}

export const SavingRequiresConsent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    const range = canvas.getByRole('textbox', { name: 'Address range (IPv4)' });
    await userEvent.clear(range);
    await userEvent.type(range, '10.44.0.0/16{Enter}');
    const review = within(await screen.findByRole('dialog', { name: 'Save changes to prod-eu' }));
    const save = review.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(review.getByRole('checkbox', { name: 'Give all 40 nodes new addresses' }));
    await userEvent.click(save);
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(review.getByRole('checkbox', { name: 'Replace all 2 access keys' }));
    await userEvent.click(save);
    await expect(args.on.save).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EnterMovesFocusToTheFirstInvalidField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Default user node limit' }), '-');
    const range = canvas.getByRole('textbox', { name: 'Address range (IPv6)' });
    await userEvent.clear(range);
    await userEvent.type(range, 'fd42:20:4::{Enter}');
    await expect(range).toHaveFocus();
    await expect(canvas.getByText('Please enter a valid IPv6 address')).toBeVisible();
    await expect(args.on.save).not.toHaveBeenCalled();
  },
};

/** The server saves the range and then runs out of addresses for most nodes. */
export const RangeTooSmall: Story = {
  args: { view: of({}, {}, { addressRange: '10.61.0.0/30' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(canvas.getByText('Only 2 addresses for 40 nodes')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const OverlappingRange: Story = {
  args: { view: of({}, {}, { addressRange: '10.31.8.77/24', defaultMtu: '500' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText(/overlaps office \(10\.31\.0\.0\/16\)/)).toBeVisible();
    await expect(review.getByText('10.31.8.0/24')).toBeVisible();
  },
};

/** The server rejects every change, because the name can’t be corrected. */
export const InvalidNameFromAnOlderServer: Story = {
  args: { view: of({ netid: 'OffSite' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server will reject any change to this network.')).toBeVisible();
  },
};
