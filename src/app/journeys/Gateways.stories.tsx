import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { WireNode } from '../../../mocks/wire/wire.ts';
import {
  address,
  answered,
  choose,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/Gateways',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet?rowsPerPage=25' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = ReturnType<typeof userEvents.setup>;

const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);
const button = (name: string) => screen.findByRole('button', { name });
/** A role that can be pressed: not while the answer about another of the node is awaited. */
async function role(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  return screen.getByRole('button', { name });
}
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const sent = () => answered().filter((line) => !line.startsWith('GET'));
const ranges = () => screen.findByRole('textbox', { name: /^Egress gateway ranges/ });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function stored(name: string, network = 'meshnet'): WireNode {
  const node = server().nodes.get(idOf(name, network));
  if (!node) throw new Error(`The server has no ${name}`);
  return node;
}

async function fillInEgress(user: User, typed = '172.16.9.0/24'): Promise<void> {
  await user.type(await ranges(), typed);
  await user.type(await screen.findByRole('textbox', { name: /^Interface/ }), 'eth0');
}

async function create(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Create' }));
}

export const MakeANodeEgressAndARelayOfTwoOthers: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await waitFor(() =>
      expect(address()).toBe(`/nodes/meshnet/${idOf('owned-node')}/create-egress?rowsPerPage=25`),
    );
    await fillInEgress(userEvent);
    await create(userEvent);
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?rowsPerPage=25'));
    await expect(stored('owned-node').egressgatewayranges).toEqual(['172.16.9.0/24']);

    await userEvent.click(await role('Make owned-node a relay'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'mac-laptop' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'win-desktop' }));
    await expect(await screen.findByText('If owned-node goes quiet, 2 nodes lose every peer.')).toBeVisible();
    await create(userEvent);
    await expect(await screen.findByText('Successfully created Relay!')).toBeVisible();
    await expect(stored('owned-node').relayaddrs).toEqual(['10.20.30.6', '10.20.30.7']);
    const taken = await button('Make mac-laptop a relay');
    await waitFor(() => expect(taken).toHaveAccessibleDescription('Relayed by owned-node'));
  },
};

export const MakeAGatewayIngressTooAndRemoveBothRoles: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create ingress gateway on gw-egress'));
    await userEvent.click((await question('Create ingress')).getByRole('button', { name: 'Create ingress' }));
    await expect(await screen.findByText('Successfully created Ingress Gateway!')).toBeVisible();

    await userEvent.click(await role('Remove egress gateway from gw-egress'));
    await userEvent.click((await question('Delete egress')).getByRole('button', { name: 'Remove egress' }));
    await expect(await screen.findByText('Succesfully removed Egress Gateway!')).toBeVisible();
    await button('Create egress gateway on gw-egress');

    await userEvent.click(await role('Remove ingress gateway from gw-egress'));
    await userEvent.click((await question('Delete ingress')).getByRole('button', { name: 'Remove ingress' }));
    await expect(await screen.findByText('Successfully removed Ingress Gateway!')).toBeVisible();
    await button('Create ingress gateway on gw-egress');
    await expect(stored('gw-egress')).toMatchObject({ isegressgateway: 'no', isingressgateway: 'no' });
  },
};

export const RemoveARelay: Story = {
  play: async ({ userEvent }) => {
    await expect(await button('Make leaf-a a relay')).toHaveAccessibleDescription('Relayed by gw-relay');
    await userEvent.click(await role('Remove relay from gw-relay'));
    const relay = await question('Delete relay');
    await expect(await relay.findByText(/leaf-a and leaf-b then connect/)).toBeVisible();
    await userEvent.click(await relay.findByRole('button', { name: 'Remove relay' }));
    await expect(await screen.findByText('Successfully removed Relay!')).toBeVisible();
    await role('Make leaf-a a relay');
    await expect(stored('leaf-a').isrelayed).toBe('no');
  },
};

export const AnIngressGatewayTakesItsClientsAlong: Story = {
  args: { at: `/nodes/meshnet/${idOf('gw-ingress')}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Ingress' }));
    const asked = await question('Delete ingress');
    const count = [...server().extClients.values()].filter(
      (client) => client.ingressgatewayid === idOf('gw-ingress'),
    ).length;
    await waitFor(() =>
      expect(asked.getByText('External clients deleted').nextSibling).toHaveTextContent(`${count}`),
    );
    await userEvent.type(await asked.findByRole('textbox'), 'gw-ingress{Enter}');
    await expect(await screen.findByText('Successfully removed Ingress Gateway!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open external clients' })).toBeNull());
    await expect(await screen.findByRole('switch', { name: 'Ingress' })).not.toBeChecked();
    await waitFor(async () => expect(await screen.findByRole('switch', { name: 'Ingress' })).toHaveFocus());
  },
};

export const TheHubMovesAndCannotBeSwitchedOff: Story = {
  args: { scenario: 'hubNetwork', at: '/nodes/p2snet' },
  play: async ({ userEvent }) => {
    await expect(await button('site-hub is the hub')).toHaveAccessibleDescription(
      'This node is currently the hub',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'site-hub is the hub' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(await role('Make site-1 the hub'));
    const asked = await question('Move the hub');
    await expect(await asked.findByText(/site-hub is the hub no longer/)).toBeVisible();
    await userEvent.click(await asked.findByRole('button', { name: 'Make hub' }));
    await expect(await screen.findByText('Node updated successfully!')).toBeVisible();
    await button('Make site-hub the hub');
    await waitFor(async () => expect(await button('site-1 is the hub')).toHaveFocus());
    await expect(stored('site-1', 'p2snet').ishub).toBe('yes');
    await expect(stored('site-hub', 'p2snet').ishub).toBe('no');
  },
};

export const ARelayedNodeCannotBecomeARelay: Story = {
  args: { at: `/nodes/meshnet/${idOf('leaf-a')}` },
  play: async ({ userEvent }) => {
    const toggle = await screen.findByRole('switch', { name: 'Relay' });
    await expect(toggle).toHaveAccessibleDescription('Relayed by gw-relay');
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goTo(`/nodes/meshnet/${idOf('leaf-a')}/create-relay`);
    await screen.findByRole('dialog', { name: 'Make relay : leaf-a' });
    await expect(await screen.findByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
      'Relayed by gw-relay',
    );
  },
};

export const WhoDoesNotAdministerANetworkOnlySeesTheRoles: Story = {
  args: { scenario: 'enterprise', as: 'alice', at: '/nodes?rowsPerPage=25' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'dual-c' });
    await button('Create egress gateway on owned-node');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /dual-c a relay|on dual-c/ })).toBeNull(),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'dual-c' }));
    await screen.findByRole('heading', { name: 'dual-c' });
    await expect(await screen.findByText('Would route ranges behind this node to its network')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Egress' })).toBeNull());
    await goTo(`/nodes/dualnet/${idOf('dual-c', 'dualnet')}/create-egress`);
    await screen.findByRole('dialog', { name: 'Create egress gateway' });
    await expect(await screen.findByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
      'Available to administrators of dualnet',
    );
  },
};

export const ANetworkAdministratorSwitchesRoles: Story = {
  args: { scenario: 'enterprise', as: 'lvl0-admin', at: '/nodes' },
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create ingress gateway on owned-node'));
    await userEvent.click((await question('Create ingress')).getByRole('button', { name: 'Create ingress' }));
    await expect(await screen.findByText('Successfully created Ingress Gateway!')).toBeVisible();
    await button('Remove ingress gateway from owned-node');
  },
};

export const FailoverOnTheEnterpriseEdition: Story = {
  args: { scenario: 'enterprise' },
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create failover on owned-node'));
    await userEvent.click(
      (await question('Create failover')).getByRole('button', { name: 'Create failover' }),
    );
    await expect(await screen.findByText('Successfully added failover gateway to node!')).toBeVisible();
    await userEvent.click(await role('Remove failover from owned-node'));
    const asked = await question('Delete failover');
    await expect(await asked.findByText(/The ingress gateway goes with it/)).toBeVisible();
    await userEvent.click(await asked.findByRole('button', { name: 'Remove failover' }));
    await button('Create failover on owned-node');
    await expect(stored('owned-node')).toMatchObject({ failover: 'no', isingressgateway: 'no' });
  },
};

export const TheCommunityEditionHasNoFailover: Story = {
  play: async () => {
    await button('Create egress gateway on owned-node');
    await waitFor(() => expect(screen.queryByRole('button', { name: /failover/ })).toBeNull());
  },
};

export const WhatTheServerRefusesStaysInTheForm: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on win-desktop'));
    await fillInEgress(userEvent, '172.16.9.0/24, fd99::/64');
    await create(userEvent);
    await expect(
      await screen.findByText(
        'Failed to create Egress Gateway. : windows is unsupported for egress gateways',
      ),
    ).toBeVisible();
    const form = within(await screen.findByRole('dialog', { name: 'Create egress gateway' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'windows is unsupported for egress gateways',
    );
    await expect(await ranges()).toHaveValue('172.16.9.0/24, fd99::/64');
    await userEvent.type(await ranges(), ', 10.9.0.0/16');
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

export const ADroppedConnectionIsNotRepeated: Story = {
  args: { faults: 'POST /nodes/*/*/creategateway=lost-before*1' },
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await fillInEgress(userEvent);
    await create(userEvent);
    const form = within(await screen.findByRole('dialog', { name: 'Create egress gateway' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Could not reach server');
    await expect(await ranges()).toHaveValue('172.16.9.0/24');
    await create(userEvent);
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    await expect(sent()).toEqual([expect.stringContaining('creategateway 200')]);
  },
};

export const ALostAnswerIsToldAsItWas: Story = {
  args: { faults: 'POST /nodes/*/*/creategateway=lost' },
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await fillInEgress(userEvent);
    await create(userEvent);
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    await button('Remove egress gateway from owned-node');
  },
};

export const KeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    const chip = await button('Create egress gateway on owned-node');
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await ranges()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(chip).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await ranges()).toHaveFocus());
    await userEvent.keyboard('172.16.9.0/24');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: /^Interface/ })).toHaveFocus(),
    );
    await userEvent.keyboard('eth0{Enter}');
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    const lit = await role('Remove egress gateway from owned-node');
    await waitFor(() => expect(lit).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await question('Delete egress');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(lit).toHaveFocus());
  },
};

export const TheListUnderTheFormStaysAsItWas: Story = {
  args: {
    scenario: 'thousandNodes',
    nodes: 60,
    at: '/nodes?rowsPerPage=10&page=2&network=grid',
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/^21–30 of 60/);
    const before = address();
    const rows = () => screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent);
    const listed = rows();
    const [box] = screen.getAllByRole('checkbox', { name: /^Select / });
    if (box) await userEvent.click(box);
    const main = document.getElementById('main');
    main?.scrollTo({ top: 80 });
    const scrolled = main?.scrollTop;

    const chips = screen.getAllByRole('button', { name: /^Create egress gateway on/ });
    const chip = chips[2];
    if (!chip) throw new Error('No node can become an egress gateway');
    await userEvent.click(chip);
    await ranges();
    await waitFor(() => expect(address()).toMatch(/create-egress\?rowsPerPage=10&page=2&network=grid$/));
    await expect(rows()).toEqual(listed);
    await expect(main?.scrollTop).toBe(scrolled);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await noDialog();
    await waitFor(() => expect(address()).toBe(before));
    await expect(rows()).toEqual(listed);
    await expect(main?.scrollTop).toBe(scrolled);
    await expect(box).toBeChecked();
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

export const OpenedDirectlyTheFormLiesOverTheNode: Story = {
  args: { at: `/nodes/meshnet/${idOf('owned-node')}/create-relay` },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Make relay : owned-node' });
    await expect(await screen.findByText('Gateway roles')).toBeInTheDocument();
    await userEvent.click(await button('Cancel'));
    await screen.findByRole('heading', { name: 'owned-node' });
    await waitFor(() => expect(address()).toBe(`/nodes/meshnet/${idOf('owned-node')}`));
  },
};

export const TheFormOfAnUnknownNodeIsNotFound: Story = {
  args: { at: '/nodes/meshnet/nobody/create-egress' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/nodes/meshnet/nobody'));
  },
};

export const LeavingWithInputAsks: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await userEvent.type(await ranges(), '172.16.9.0/24');
    void goTo('/networks');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving' }));
    await userEvent.click(await asked.findByRole('button', { name: /Stay|Keep/ }));
    await expect(await ranges()).toHaveValue('172.16.9.0/24');
    await waitFor(() => expect(address()).toContain('create-egress'));
  },
};

export const WhatWasTypedSurvivesSigningInAgain: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await role('Create egress gateway on owned-node'));
    await userEvent.type(await ranges(), '172.16.9.0/24');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await expect(await ranges()).toHaveValue('172.16.9.0/24');
  },
};

export const OnAPhoneTheRolesAreInTheMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about owned-node', 'Create egress gateway on owned-node');
    await fillInEgress(userEvent);
    await create(userEvent);
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await noDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More about owned-node' })).toHaveFocus());
    await choose(userEvent, 'More about owned-node', 'Remove egress gateway from owned-node');
    const asked = await question('Delete egress');
    await userEvent.click(await asked.findByRole('button', { name: 'Remove egress' }));
    await expect(await screen.findByText('Succesfully removed Egress Gateway!')).toBeVisible();
  },
};
