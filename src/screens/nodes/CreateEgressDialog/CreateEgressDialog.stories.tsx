import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Failure } from '../../../domain/failure.ts';
import { newEgressForm, type EgressForm } from '../../../domain/node/roleForms.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import type { RoleFormInput } from '../../../domain/actions/roleControl.ts';
import { CreateEgressDialog, createEgressView } from './CreateEgressDialog.tsx';

const node = fleetNodes.find(({ name }) => name === 'fra-worker-03') ?? fraGw01;
const asAdmin = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  nodes: fleetNodes,
};

type Props = {
  input: RoleFormInput<EgressForm> & { readonly failure: Failure | undefined };
  change: (changes: Partial<EgressForm>) => void;
  create: () => void;
  cancel: () => void;
};

function Filled({ input, change, create, cancel }: Props) {
  const form = useStagedForm(input.form, {
    isSaving: input.isSaving,
    failure: failedText(toasts.createEgress(), input.failure),
    change,
    submit: create,
    cancel,
  });
  return <CreateEgressDialog form={form} view={createEgressView({ ...input, form: form.value })} />;
}

const inputOf = (changes: Partial<Props['input']> = {}) => ({
  input: {
    node,
    form: newEgressForm,
    isSaving: false,
    failure: undefined,
    context: asAdmin,
    ...changes,
  },
});

const meta = {
  title: 'Screens/Nodes/CreateEgress',
  component: Filled,
  subcomponents: { CreateEgressDialog },
  args: { ...inputOf(), change: fn(), create: fn(), cancel: fn() },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const complete = { ranges: '10.77.0.0/16', interfaceName: 'eth0', isNatOn: true };

export const Empty: Story = {};
export const EmptyOnAPhone: Story = { globals: phone };
export const OverlappingRanges: Story = {
  args: inputOf({ form: { ...complete, ranges: '10.48.0.0/16, 10.20.0.0/16' } }),
};
export const Saving: Story = { args: inputOf({ form: complete, isSaving: true }) };
export const Rejected: Story = {
  args: inputOf({
    form: complete,
    failure: {
      kind: 'rejected',
      status: 500,
      message: 'windows is unsupported for egress gateways',
    },
  }),
};
export const AlreadyAnEgressGateway: Story = { args: inputOf({ node: fraGw01 }) };
export const WithoutNetworkRights: Story = {
  args: inputOf({
    context: { ...asAdmin, viewer: createViewer(aSessionUser({ isAdmin: false }), true, []) },
  }),
};

const ranges = () => screen.findByRole('textbox', { name: /^Egress gateway ranges/ });
const interfaceName = () => screen.getByRole('textbox', { name: /^Interface/ });
const button = (name: string) => screen.getByRole('button', { name });

export const InvalidAndOverlappingRanges: Story = {
  args: inputOf({ form: { ...complete, ranges: '10.48.0.0/16, 172.20.8.0/22, 192.168.7.300/24' } }),
  play: async ({ userEvent, args }) => {
    const field = await ranges();
    await userEvent.click(button('Create'));
    await expect(field).toHaveAccessibleDescription(
      'comma-separated Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR). Check “192.168.7.300/24” 10.48.0.0/16 is already routed by fra-gw-01 172.20.8.0/22 is already routed by fra-gw-01',
    );
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('10.48.0.0/16, 172.20.8.0/22, 192.168.7.300/24');
    await expect(args.create).not.toHaveBeenCalled();
  },
};

const noSnapshot = { chromatic: { disableSnapshot: true } };

export const MissingFieldsBlockSubmit: Story = {
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await ranges()).toHaveFocus());
    await expect(await ranges()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button('Create'));
    await expect(await ranges()).toBeInvalid();
    await expect(interfaceName()).toHaveAccessibleDescription(
      'for example, eth0 Enter the interface for outgoing traffic',
    );
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const KeyboardOnly: Story = {
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await ranges()).toHaveFocus());
    await userEvent.keyboard('10.77.0.0/16, fd77::/64');
    await userEvent.tab();
    await userEvent.keyboard('eth0');
    await userEvent.tab();
    await expect(screen.getByRole('switch', { name: 'Enable NAT for egress traffic' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.change).toHaveBeenLastCalledWith({ isNatOn: false });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const OverlappingRangeCanBeCreated: Story = {
  ...OverlappingRanges,
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    await expect(
      await screen.findByText('10.20.0.0/16 overlaps 10.20.4.0/24, prod-eu’s own range'),
    ).toBeVisible();
    await userEvent.click(button('Create'));
    await expect(args.create).toHaveBeenCalledOnce();
  },
};
