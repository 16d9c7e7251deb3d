import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Failure } from '../../../domain/failure.ts';
import { newRelayForm, type RelayForm } from '../../../domain/node/roleForms.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import type { RoleFormInput } from '../../../domain/actions/roleControl.ts';
import { CreateRelayDialog, createRelayView } from './CreateRelayDialog.tsx';

const node = fleetNodes.find(({ name }) => name === 'fra-worker-02') ?? fraGw01;
const asAdmin = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  nodes: fleetNodes,
};

type Props = {
  input: RoleFormInput<RelayForm> & { readonly failure: Failure | undefined };
  change: (changes: Partial<RelayForm>) => void;
  create: () => void;
  cancel: () => void;
};

function Filled({ input, change, create, cancel }: Props) {
  const form = useStagedForm(input.form, {
    isSaving: input.isSaving,
    failure: failedText(toasts.createRelay(), input.failure),
    change,
    submit: create,
    cancel,
  });
  return <CreateRelayDialog form={form} view={createRelayView({ ...input, form: form.value })} />;
}

const inputOf = (changes: Partial<Props['input']> = {}) => ({
  input: {
    node,
    form: newRelayForm,
    isSaving: false,
    failure: undefined,
    context: asAdmin,
    ...changes,
  },
});
const chosen = (...names: readonly string[]): RelayForm => ({
  selected: fleetNodes.filter(({ name }) => names.includes(name)).map(({ id }) => id),
});

const meta = {
  title: 'Screens/Nodes/CreateRelay',
  component: Filled,
  subcomponents: { CreateRelayDialog },
  args: { ...inputOf(), change: fn(), create: fn(), cancel: fn() },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Empty: Story = {};
export const EmptyOnAPhone: Story = { globals: phone };
export const ThreeSelected: Story = {
  args: inputOf({ form: chosen('ams-db-01', 'ber-runner-01', 'osl-bak-01') }),
};
export const Saving: Story = { args: inputOf({ form: chosen('ams-db-01'), isSaving: true }) };
export const Rejected: Story = {
  args: inputOf({
    form: chosen('ams-db-01'),
    failure: { kind: 'rejected', status: 500, message: 'only linux machines can be relay nodes' },
  }),
};
export const RelayedNode: Story = {
  args: inputOf({ node: fleetNodes.find(({ name }) => name === 'lon-db-02') ?? node }),
};
export const NoOtherNodes: Story = { args: inputOf({ context: { ...asAdmin, nodes: [node] } }) };
export const HundredNodes: Story = {
  args: inputOf({
    context: {
      ...asAdmin,
      nodes: Array.from({ length: 100 }, (_, index) =>
        aNode({ name: `node-${index}`, address: `10.20.${index >> 8}.${index & 255}` }),
      ),
    },
  }),
};

const choice = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const noSnapshot = { chromatic: { disableSnapshot: true } };

export const SubmitRequiresASelection: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    await choice('ams-db-01');
    await userEvent.click(button('Create'));
    await expect(screen.getByText('Select at least one node')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const SelectionShowsTheFailureImpact: Story = {
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await choice('ams-db-01'));
    await expect(
      screen.getByText('If fra-worker-02 goes offline, 1 node will lose all connectivity.'),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'par-');
    await userEvent.click(button('Select all'));
    await expect(screen.getByText(/goes offline, \d+ nodes will lose all connectivity/)).toBeVisible();
    await userEvent.click(button('Create'));
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const UnavailableNodesShowTheirReason: Story = {
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    const relayed = await choice('lon-db-02');
    await expect(relayed).toHaveAccessibleDescription('relayed by lon-relay-01 10.20.4.41');
    await userEvent.click(screen.getByText('relayed by lon-relay-01'));
    await expect(args.change).not.toHaveBeenCalled();
    await expect(screen.queryByRole('checkbox', { name: 'netmaker-1' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: 'fra-worker-02' })).toBeNull();
  },
};
