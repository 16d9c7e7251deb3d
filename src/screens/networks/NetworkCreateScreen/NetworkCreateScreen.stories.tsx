import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { editOf } from '../../../domain/edit/edit.ts';
import { autofilled, withoutAutofill } from '../../../domain/network/autofill.ts';
import { newNetworkDraft, type NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { NetworkCreateScreen } from './NetworkCreateScreen.tsx';
import { networkCreateView } from './networkCreateView.ts';

const filledIn: NetworkDraft = {
  ...newNetworkDraft,
  netid: 'quiet-otter',
  addressRange: '10.137.82.0/24',
  isIPv6: true,
  addressRange6: 'fd6b:4206:9753:2021::/64',
  udpHolePunch: true,
};

type Given = GivenRecords & Partial<Parameters<typeof networkCreateView>[1]>;

const records = { networks: ready(fleetNetworks), config: ready(aServerConfig()) };

/** Keeps the typed values. Autofill always fills in the same ones. */
function LiveScreen({ given, ...on }: { given: Given; create: () => void; cancel: () => void }) {
  const [{ draft, fill }, setForm] = useState({
    draft: given.draft ?? newNetworkDraft,
    fill: given.fill ?? editOf(newNetworkDraft),
  });
  const change = (changes: Partial<NetworkDraft>) =>
    setForm((form) => ({ ...form, draft: { ...form.draft, ...changes } }));
  return (
    <NetworkCreateScreen
      view={networkCreateView(recordsOf({ ...records, ...given }), {
        isSaving: false,
        failure: undefined,
        ...given,
        draft,
        fill,
      })}
      on={{
        ...on,
        change,
        autofill: () => {
          const after = autofilled(draft, fleetNetworks, () => 0.42);
          setForm({ draft: after, fill: { before: draft, after } });
        },
        undoAutofill: () => change(withoutAutofill(draft, fill)),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Networks/NetworkCreate',
  component: LiveScreen,
  subcomponents: { NetworkCreateScreen },
  args: { given: {}, create: fn(), cancel: fn() },
  decorators: [InMain],
} satisfies Meta<typeof LiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };
const showing = (given: Given) => ({ args: { given } });
const enterprise = { config: ready(aServerConfig({ isEE: true })) } as const;

export const Blank: Story = {};
export const FilledIn: Story = showing({ draft: filledIn });
export const Enterprise: Story = showing({ ...enterprise, draft: filledIn });
export const OnAPhone: Story = { ...Enterprise, globals: phone };
export const LocalPointToSite: Story = showing({
  draft: { ...filledIn, isPointToSite: true, isLocal: true, localRange: '192.168.0.0/16', defaultAcl: false },
});
export const Overlap: Story = showing({
  draft: { ...filledIn, addressRange: '10.20.0.0/15', addressRange6: 'fd42::/16' },
});
export const FirstNetwork: Story = showing({
  draft: filledIn,
  networks: ready([]),
});
export const NetworksUnknown: Story = showing({
  draft: filledIn,
  networks: { status: 'failed', failure: { kind: 'unreachable', offline: false } },
});
export const NameTaken: Story = showing({ draft: { ...filledIn, netid: 'office' } });
export const Saving: Story = showing({ draft: filledIn, isSaving: true });
export const Rejected: Story = {
  ...showing({
    draft: filledIn,
    failure: {
      fact: 'Creating network annex error!',
      reason: 'NetID is already in use or contains invalid characters',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Creating network annex error! NetID is already in use or contains invalid characters',
    );
  },
};
export const Loading: Story = showing({ networks: { status: 'loading' } });
export const NoPermission: Story = {
  ...showing({ viewer: aViewerAt({}) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only administrators can create networks.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create network' })).toBeNull();
  },
};

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const toggle = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name });
const press = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const InvalidRange: Story = {
  ...showing({ ...enterprise, draft: { ...filledIn, addressRange6: 'fd6b:4206:9753:2021::' } }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Please enter a valid IPv6 address')).toBeNull();
    await userEvent.click(press(canvas, 'Create network'));
    const range = field(canvas, 'Address range (IPv6)');
    await expect(range).toHaveFocus();
    await expect(range).toHaveAccessibleDescription('Please enter a valid IPv6 address');
    await expect(range).toHaveValue('fd6b:4206:9753:2021::');
    await expect(canvas.getByText('1 field needs attention')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const NoAddressFamily: Story = {
  ...showing({ draft: { ...filledIn, isIPv4: false, isIPv6: false } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Create network'));
    const family = toggle(canvas, 'IPv4');
    await expect(family).toHaveFocus();
    await expect(family).toHaveAccessibleDescription('Turn on IPv4, IPv6 or both');
    await expect(args.create).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/^Turn on IPv4 or IPv6/)).toBeNull();
  },
};

export const AllFieldsInvalid: Story = {
  ...showing({
    ...enterprise,
    draft: {
      ...filledIn,
      netid: '',
      addressRange: '10.137.82.0',
      addressRange6: 'x',
      isLocal: true,
      localRange: 'lan',
      userNodeLimit: '',
      userClientLimit: '-1',
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Create network'));
    await expect(field(canvas, 'Network name')).toHaveFocus();
    await expect(canvas.getByText('6 fields need attention')).toBeVisible();
    await expect(canvas.getAllByText('Value must be 0 or greater')).toHaveLength(2);
    await expect(field(canvas, 'Local range')).toHaveAccessibleDescription(
      'optional Enter a valid address range',
    );
  },
};

export const SwitchShowsItsRangeAndKeepsItsText: Story = {
  ...showing({ draft: { ...filledIn, isIPv6: false } }),
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Address range (IPv6)' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Local range' })).toBeNull();
    await userEvent.click(toggle(canvas, 'IPv6'));
    await expect(field(canvas, 'Address range (IPv6)')).toHaveValue('fd6b:4206:9753:2021::/64');
    await userEvent.click(toggle(canvas, 'IPv4'));
    await expect(canvas.queryByRole('textbox', { name: 'Address range (IPv4)' })).toBeNull();
    await userEvent.click(toggle(canvas, 'IPv4'));
    await expect(field(canvas, 'Address range (IPv4)')).toHaveValue('10.137.82.0/24');
    await userEvent.click(toggle(canvas, 'Local network'));
    await expect(field(canvas, 'Local range')).toBeVisible();
  },
};

export const NameDropsInvalidCharacters: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const name = field(canvas, 'Network name');
    await userEvent.click(name);
    await userEvent.keyboard('My Ä/../%2e\u0000');
    await expect(name).toHaveValue('my2e');
    await expect(name).toHaveAccessibleDescription('4 / 12 At most 12 lowercase characters');
    await userEvent.keyboard('-for-everybody');
    await expect(name).toHaveValue('my2e-for-eve');
    await userEvent.keyboard('{Home}x');
    await expect(name).toHaveValue('my2e-for-eve');
    await expect(canvas.getByText('nm-my2e-for-eve')).toBeVisible();
    await expect(canvas.getByText('web-01.my2e-for-eve')).toBeVisible();
  },
};

/** Truncating first would lose a valid character, because the space counts as one of the twelve. */
export const PastedNameIsCleanedBeforeItIsTruncated: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const name = field(canvas, 'Network name');
    await userEvent.click(name);
    await userEvent.paste('Walk Net_TooLong');
    await expect(name).toHaveValue('walknet_tool');
    await userEvent.clear(name);
    await userEvent.keyboard('lab-{ArrowLeft}');
    await userEvent.paste('A B C D E F G H I J');
    await expect(name).toHaveValue('lababcdefgh-');
  },
};

export const DuplicateNameIsReportedWhileTyping: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Network name'), 'office');
    await expect(canvas.getByText('A network with this name already exists')).toBeVisible();
    await userEvent.type(field(canvas, 'Network name'), '2');
    await expect(canvas.queryByText('A network with this name already exists')).toBeNull();
  },
};

export const RangeHintShowsSizeAndOverlaps: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Network name'), 'annex');
    const range = field(canvas, 'Address range (IPv4)');
    await userEvent.type(range, '10.31.5.9/16');
    await expect(range).toHaveAccessibleDescription(
      '65,534 addresses. Stored as 10.31.0.0/16. Overlaps a network',
    );
    await expect(canvas.getByText('10.31.5.9/16 overlaps office (10.31.0.0/24).')).toBeVisible();
    await expect(canvas.getByText('10.31.0.1')).toBeVisible();
    await userEvent.click(press(canvas, 'Create network'));
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const AutofillCanBeUndone: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Network name'), 'annex');
    await userEvent.type(field(canvas, 'Address range (IPv4)'), '10.1');
    await userEvent.click(press(canvas, 'Autofill'));
    await expect(field(canvas, 'Network name')).toHaveValue('falcon');
    await expect(toggle(canvas, 'UDP hole punching')).toBeChecked();
    await userEvent.clear(field(canvas, 'Network name'));
    await userEvent.type(field(canvas, 'Network name'), 'west');
    await userEvent.click(press(canvas, 'Undo Autofill'));
    await expect(press(canvas, 'Autofill')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo Autofill' })).toBeNull();
    await expect(field(canvas, 'Address range (IPv4)')).toHaveValue('10.1');
    await expect(toggle(canvas, 'UDP hole punching')).not.toBeChecked();
    await expect(field(canvas, 'Network name')).toHaveValue('west');
  },
};

export const AccessLevelIsReadOnly: Story = {
  ...Enterprise,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const level = field(canvas, 'Default access level');
    await expect(level).toHaveValue('3, no access');
    await expect(level).toHaveAttribute('readonly');
    await expect(level).toHaveAccessibleDescription('Always 3 for a new network. You can change it later');
  },
};

export const CommunityEditionHidesEnterpriseSettings: Story = {
  ...FilledIn,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Enterprise' })).toBeNull();
  },
};

export const SavingBlocksASecondSubmit: Story = {
  ...Saving,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Create network'));
    await userEvent.type(field(canvas, 'Network name'), '{Enter}');
    await expect(args.create).not.toHaveBeenCalled();
  },
};
