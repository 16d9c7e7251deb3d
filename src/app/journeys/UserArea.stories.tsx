import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { World } from '../../../mocks/world/state.ts';
import { address, answered, choose, goTo, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/User area',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'lvl0-admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const lost = () => screen.findByRole('heading', { name: /lost your way/ });

export const ANetworkAdministratorEditsTheNetwork: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Please click to continue' }));
    // The page that is left has a link of the same name. Gone in the middle of a click, it would load a page anew.
    await waitFor(() => expect(address()).toBe('/prouser'));
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await waitFor(() => expect(address()).toBe('/prouser/meshnet'));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit network' }));
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/proedit'));
    await expect(await screen.findByText('Allowed groups')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit allowed groups' })).toBeNull());
    await userEvent.type(await field('Default MTU'), '{Control>}a{/Control}1400');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await expect(server().networks.get('meshnet')?.defaultmtu).toBe(1400);
    await screen.findByText('No changes');
  },
};

export const ANetworkAdministratorEditsANode: Story = {
  args: { at: `/prouser/meshnet/nodeview/edit/${uuidFor('meshnet/leaf-a')}` },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('MTU'), '{Control>}a{/Control}1300');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Node updated successfully!')).toBeVisible();
    await waitFor(() => expect(server().nodes.get(uuidFor('meshnet/leaf-a'))?.mtu).toBe(1300));
  },
};

export const ANetworkAdministratorMakesAnEgressGateway: Story = {
  args: { at: '/prouser/meshnet/nodeview' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Create egress gateway on owned-node'));
    await waitFor(() =>
      expect(address()).toBe(`/prouser/meshnet/nodeview/${uuidFor('meshnet/owned-node')}/create-egress`),
    );
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/nodeview'));
    await expect(await screen.findByRole('link', { name: 'owned-node' })).toHaveAttribute(
      'href',
      `/prouser/meshnet/nodeview/edit/${uuidFor('meshnet/owned-node')}`,
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Graph' })).toBeNull());
  },
};

export const ANetworkAdministratorCreatesAKey: Story = {
  args: { at: '/prouser/meshnet/accesskeys' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/accesskeys/create'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'field-key{Enter}');
    await expect(await screen.findByText('Succesfully created Access Key!')).toBeVisible();
    const keys = server().networks.get('meshnet')?.accesskeys ?? [];
    await expect(keys.map(({ name }) => name)).toContain('field-key');
  },
};

export const ANodeUserSeesTheOwnNodes: Story = {
  args: { as: 'lvl1-node', at: '/prouser/meshnet/nodeview' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'owned-node' }));
    await waitFor(() =>
      expect(address()).toBe(`/prouser/meshnet/nodeview/view/${uuidFor('meshnet/owned-node')}`),
    );
    await screen.findByRole('heading', { name: 'owned-node' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull());
    await goTo(`/prouser/meshnet/nodeview/${uuidFor('meshnet/owned-node')}/create-relay`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ANodeUserMayNotEdit: Story = {
  args: { as: 'lvl1-node', at: '/prouser/meshnet' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Nodes' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit network' })).toBeNull());
    await goTo('/prouser/meshnet/proedit');
    await lost();
    await goTo(`/prouser/meshnet/nodeview/edit/${uuidFor('meshnet/owned-node')}`);
    await lost();
  },
};

export const AClientUserAtTheLimit: Story = {
  args: { as: 'lvl2-client', at: '/prouser/meshnet/vpnview' },
  play: async () => {
    await expect(await screen.findByText('lvl2-phone')).toBeVisible();
    await expect((await screen.findAllByText('You have reached your client limit'))[0]).toBeVisible();
  },
};

/** Gives the client of level 2 to somebody else. */
function giveClientTo(username: string) {
  return (world: World) => {
    const client = [...world.extClients.values()].find(({ clientid }) => clientid === 'lvl2-phone');
    const record = world.networkUsers.get('meshnet')?.get(username);
    if (client) client.ownerid = username;
    if (record) record.clients = ['lvl2-phone'];
  };
}

/** Disabled, enabled and renamed, and no call of it all was refused but the question whether the name is free. */
function keepsTheOwnClient(username: string): Story {
  return {
    args: { as: username, at: '/prouser/meshnet/vpnview', prepare: giveClientTo(username) },
    play: async ({ userEvent }) => {
      const client = (id: string) =>
        [...server().extClients.values()].find(({ clientid }) => clientid === id);
      const row = () => screen.findByRole('row', { name: /^(lvl2|my)-phone/ });
      for (const verb of ['Disable', 'Enable']) {
        await choose(userEvent, 'More about lvl2-phone', verb);
        await userEvent.click(await button(`${verb} client`));
        await waitFor(() => expect(client('lvl2-phone')?.enabled).toBe(verb === 'Enable'));
        await waitFor(async () => expect(await row()).toHaveTextContent(`${verb}d`));
      }
      await userEvent.click(await screen.findByRole('link', { name: 'Rename lvl2-phone' }));
      await userEvent.type(
        await screen.findByRole('textbox', { name: /Client ID/ }),
        '{Control>}a{/Control}my-phone{Enter}',
      );
      await waitFor(() => expect(address()).toBe('/prouser/meshnet/vpnview'));
      await expect(await row()).toHaveTextContent('my-phone');
      await expect(client('my-phone')?.ownerid).toBe(username);
      await expect(answered().filter((line) => / [45]\d\d$/.test(line))).toEqual([
        'GET /extclients/meshnet/my-phone/file 500',
      ]);
    },
  };
}

export const ANodeUserKeepsTheOwnClient: Story = keepsTheOwnClient('lvl1-node');

export const AClientUserKeepsTheOwnClient: Story = keepsTheOwnClient('lvl2-client');

export const AClientUserHasRemoteAccessOnly: Story = {
  args: { as: 'lvl2-client', at: '/prouser/meshnet' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Remote access' })).toBeVisible();
    await goTo('/prouser/meshnet/proedit');
    await lost();
  },
};

export const TheQrCodeIsTwoClicksAway: Story = {
  args: { as: 'lvl2-client' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('link', { name: 'QR code for lvl2-phone' }));
    await expect(await screen.findByRole('dialog', { name: 'QR code for lvl2-phone' })).toBeVisible();
    await expect(address()).toBe('/prouser/meshnet/vpnview/lvl2-phone/qr');
  },
};

/** The server lists no node to them: list, counts and graph take the own ones from the own data. */
export const ANodeUserFindsTheOwnNodesEverywhere: Story = {
  args: { as: 'lvl1-node', at: '/nodes' },
  play: async ({ userEvent }) => {
    const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
    await expect(await screen.findByRole('link', { name: 'owned-node' })).toBeVisible();
    await expect(await screen.findByText('You may see your own nodes only.')).toBeVisible();
    await waitFor(() =>
      expect(sidebar().getByRole('link', { name: 'Nodes' })).toHaveAccessibleDescription('1'),
    );
    await userEvent.click(sidebar().getByRole('link', { name: 'Networks' }));
    await expect(await screen.findByText('1 of yours')).toBeVisible();
    await goTo('/graphs/meshnet');
    await expect(await screen.findByRole('button', { name: /^owned-node, / })).toBeVisible();
    await expect(await screen.findByText('You may see your own nodes only.')).toBeVisible();
  },
};

export const ANetworkAdministratorIsToldWhyThereAreNoAcls: Story = {
  args: { at: '/acls/meshnet' },
  play: async () => {
    await expect(await screen.findByText('ACLs are for administrators of the server.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    await goTo('/prouser/meshnet');
    await expect(await screen.findByText(/Its ACLs are for administrators of the server\./)).toBeVisible();
  },
};

export const SomebodyWithoutAccessFindsNothing: Story = {
  args: { as: 'lvl3-none', at: '/prouser/meshnet' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};
