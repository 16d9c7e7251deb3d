import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, receivedResponses, chooseMenuItem, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/User dashboard',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'lvl0-admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

export const NetworkAdministratorEditsTheirNetwork: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Open user dashboard'));
    // The previous page has a link with the same name. Clicking a link while it is removed would reload the page.
    await waitFor(() => expect(address()).toBe('/prouser'));
    await userEvent.click(await link('meshnet'));
    await waitFor(() => expect(address()).toBe('/prouser/meshnet'));
    await expect(await screen.findByText(/Only administrators can view its ACLs\./)).toBeVisible();
    await userEvent.click(await link('Edit network'));
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

/** The server returns no node list to this user, so the console uses the user's own data. */
export const NodeUserFindsTheirNodes: Story = {
  args: { as: 'lvl1-node', at: '/nodes' },
  play: async ({ userEvent }) => {
    const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
    await expect(await link('owned-node')).toBeVisible();
    await expect(await screen.findByText('You can see only your own nodes.')).toBeVisible();
    await waitFor(() =>
      expect(sidebar().getByRole('link', { name: 'Nodes' })).toHaveAccessibleDescription('1'),
    );
    await userEvent.click(sidebar().getByRole('link', { name: 'Networks' }));
    await expect(await screen.findByText('1 of yours')).toBeVisible();
    await goTo('/graphs/meshnet');
    await expect(await screen.findByRole('button', { name: /^owned-node, / })).toBeVisible();
    await expect(await screen.findByText('You can see only your own nodes.')).toBeVisible();
  },
};

export const ClientUserManagesTheirClient: Story = {
  args: { as: 'lvl2-client' },
  play: async ({ userEvent }) => {
    const client = (id: string) => [...server().extClients.values()].find(({ clientid }) => clientid === id);
    const row = () => screen.findByRole('row', { name: /^(lvl2|my)-phone/ });
    await userEvent.click(await link('meshnet'));
    // The home page has the same link.
    await waitFor(() => expect(address()).toBe('/prouser/meshnet'));
    await userEvent.click(await link('QR code for lvl2-phone'));
    await expect(await screen.findByRole('dialog', { name: 'QR code for lvl2-phone' })).toBeVisible();
    await expect(address()).toBe('/prouser/meshnet/vpnview/lvl2-phone/qr');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/vpnview'));

    for (const verb of ['Disable', 'Enable']) {
      await chooseMenuItem(userEvent, 'More about lvl2-phone', verb);
      await userEvent.click(await button(`${verb} client`));
      await waitFor(() => expect(client('lvl2-phone')?.enabled).toBe(verb === 'Enable'));
      await waitFor(async () => expect(await row()).toHaveTextContent(`${verb}d`));
    }
    await userEvent.click(await link('Rename lvl2-phone'));
    await userEvent.type(await field(/Client ID/), '{Control>}a{/Control}my-phone{Enter}');
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/vpnview'));
    await expect(await row()).toHaveTextContent('my-phone');
    await expect(client('my-phone')?.ownerid).toBe('lvl2-client');
    // The server rejects only the request that checks whether the name is free.
    await expect(receivedResponses().filter((line) => / [45]\d\d$/.test(line))).toEqual([
      'GET /extclients/meshnet/my-phone/file 500',
    ]);
  },
};

export const ClientUserAddsAClientFromTheHomePage: Story = {
  args: {
    as: 'lvl2-client',
    prepare: ({ networkUsers }) => {
      const own = networkUsers.get('meshnet')?.get('lvl2-client');
      if (own) own.clientlimit = 2;
    },
  },
  play: async ({ userEvent }) => {
    await expect(await link('QR code for lvl2-phone')).toBeVisible();
    await userEvent.click(await link('Add client'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
    await expect(address()).toMatch(/^\/prouser\/meshnet\/vpnview\?add=/);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'lvl2-tablet');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add client' }));
    await screen.findByRole('dialog', { name: 'lvl2-tablet is ready' });
    await userEvent.click(await button('Done'));
    // The dialog doesn’t open again.
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/vpnview'));
    await expect(await screen.findByRole('row', { name: /^lvl2-tablet/ })).toBeVisible();
  },
};
