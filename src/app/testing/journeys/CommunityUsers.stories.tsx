import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { address, receivedResponses, chooseMenuItem, goTo, Journey, server, renderApp } from './testApp.tsx';

/** In the community edition, users administer all networks in their list. */
const meta = {
  title: 'App/Journeys/Community users',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'alice' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const inMain = () => within(screen.getByRole('main'));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const refused = () => receivedResponses().filter((line) => / [45]\d\d$/.test(line));
const clients = () => [...server().extClients.values()].map(({ clientid }) => clientid);

export const NetworkAdministratorManagesANetwork: Story = {
  play: async ({ userEvent }) => {
    const rights = await screen.findAllByText(/^Network administrator\. You manage this network/);
    await expect(rights).toHaveLength(2);
    await userEvent.click(await link('Open user dashboard'));
    await waitFor(() => expect(address()).toBe('/prouser'));
    await expect(await link('dualnet')).toHaveAttribute('href', '/prouser/dualnet');
    await userEvent.click(await link('meshnet'));
    await waitFor(() => expect(address()).toBe('/prouser/meshnet'));

    await userEvent.click(await inMain().findByRole('link', { name: /^Nodes/ }));
    const row = within(await inMain().findByRole('row', { name: /leaf-a/ }));
    await userEvent.click(row.getByRole('link', { name: 'leaf-a' }));
    await heading('Edit leaf-a');

    await goTo('/access-keys/meshnet');
    await userEvent.click(await link('Create access key'));
    await userEvent.type(await field('Name'), 'alices{Enter}');
    await screen.findByRole('dialog', { name: 'Access key alices' });
    await userEvent.click(await button('Done'));
    await expect(await link('alices')).toBeVisible();

    await goTo('/ext-clients/meshnet');
    const before = clients();
    await userEvent.click(await button('Add client to gw-ingress'));
    await userEvent.click(await button('Add client'));
    await expect(await screen.findByText('Sucessfully created an Ext Client!')).toBeVisible();
    const [created = ''] = clients().filter((id) => !before.includes(id));
    await screen.findByRole('dialog', { name: `${created} is ready` });
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await link(`Rename ${created}`));
    await userEvent.type(await field(/Client ID/), '{Control>}a{/Control}alices-phone{Enter}');
    await expect(await screen.findByRole('row', { name: /^alices-phone/ })).toBeVisible();
    await chooseMenuItem(userEvent, 'More about alices-phone', 'Disable');
    await userEvent.click((await question('Disable alices-phone?')).getByRole('button', { name: /Disable/ }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /^alices-phone/ })).toHaveTextContent('Disabled'),
    );
    await chooseMenuItem(userEvent, 'More about alices-phone', 'Delete alices-phone');
    await userEvent.click(
      (await question('Delete alices-phone?')).getByRole('button', { name: 'Delete client' }),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /^alices-phone/ })).toBeNull());
    await expect(clients()).toEqual(before);

    await goTo('/dns/meshnet');
    await userEvent.click(await link('Create DNS entry'));
    await userEvent.type(await field('DNS name'), 'intranet');
    await userEvent.type(await field('IP address'), '10.20.30.9{Enter}');
    const custom = within(await screen.findByRole('region', { name: 'Custom entries' }));
    await userEvent.click(await custom.findByRole('button', { name: 'Delete intranet.meshnet' }));
    await userEvent.click(await button('Delete entry'));
    await waitFor(() => expect(custom.queryByText('intranet')).toBeNull());
    await expect(server().dns.some(({ name }) => name === 'intranet')).toBe(false);

    await expect(refused()).toEqual([]);
  },
};

export const NetworkAdministratorEditsANetwork: Story = {
  args: { at: '/networks' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('10.20.30.0/24')).toBeVisible();
    await chooseMenuItem(userEvent, 'More about meshnet', 'Edit');
    await waitFor(() => expect(address()).toBe('/prouser/meshnet/proedit'));
    await userEvent.type(await field('Default MTU'), '{Control>}a{/Control}1400');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await expect(server().networks.get('meshnet')?.defaultmtu).toBe(1400);
    await waitFor(() => expect(screen.queryByText('Default access level')).toBeNull());
    await expect(refused()).toEqual([]);
  },
};

/** Each navigation entry with its address and a text of its page. */
const sections: readonly (readonly [string, string, string | RegExp])[] = [
  ['Networks', '/networks', '10.40.50.0/24'],
  ['Nodes', '/nodes', 'dual-a'],
  ['Graphs', '/graphs', 'dualnet'],
  ['Access keys', '/access-keys', 'meshnet'],
  ['Ext. clients', '/ext-clients', 'dualnet'],
  ['DNS', '/dns', 'meshnet'],
  ['Dashboard', '/', 'Welcome alice'],
];

export const NetworkAdministratorVisitsEverySection: Story = {
  play: async ({ userEvent, step }) => {
    for (const [name, at, sight] of sections) {
      await step(name, async () => {
        await userEvent.click(await sidebar().findByRole('link', { name: new RegExp(`^${name}`) }));
        await waitFor(() => expect(address()).toBe(at));
        await waitFor(() => expect(inMain().getAllByText(sight)[0]).toBeVisible());
      });
    }
    await expect(await sidebar().findByRole('link', { name: 'Networks' })).toHaveAccessibleDescription('2');
    await waitFor(() =>
      expect(screen.queryByText(/only administrators may|administrators only/i)).toBeNull(),
    );
    await expect(refused()).toEqual([]);
  },
};

export const UserWithoutNetworksVisitsEverySection: Story = {
  tags: ['proof'],
  args: { as: 'carol' },
  play: async ({ step }) => {
    const noNetwork = 'You don’t have access to any networks yet. An administrator can give you access.';
    for (const at of ['/', '/prouser', '/networks', '/nodes', '/graphs', '/ext-clients', '/dns']) {
      await step(at, async () => {
        await goTo(at);
        await expect(await screen.findByText(noNetwork)).toBeVisible();
      });
      await goTo('/users/carol');
      await heading('carol');
    }
    await goTo('/access-keys');
    await expect(
      await screen.findByText('There are no networks whose access keys you can manage.'),
    ).toBeVisible();
    await expect(refused()).toEqual([]);
  },
};

/** The server judges by the token, which was issued before the user became a network administrator. */
export const NewNetworkAdministratorIsAskedToLogInAgain: Story = {
  tags: ['proof'],
  args: {
    as: 'carol',
    at: '/prouser/p2snet',
    prepare: (world) => {
      const record = world.networkUsers.get('p2snet')?.get('carol');
      if (record) record.accesslevel = 0;
    },
  },
  play: async () => {
    await expect(await screen.findByText(/after your next login\. Log out, then log in again/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit network' })).toBeNull());
    await goTo(`/nodes/p2snet/${uuidFor('p2snet/site-2')}`);
    await heading('site-2');
    await goTo('/dns/p2snet');
    await expect(await screen.findByText('You don’t have access to custom entries')).toBeVisible();
    await expect(refused()).toEqual([]);
  },
};

export const NetworkAdministratorVisitsEverySectionWhileTheirDataFailsToLoad: Story = {
  tags: ['proof'],
  args: { at: '/', faults: 'GET /networkusers/data/*/me=503' },
  play: async ({ step }) => {
    const failures = [
      ['/prouser', 'Couldn’t load your networks'],
      ['/prouser/meshnet', 'Couldn’t load your network'],
      ['/prouser/meshnet/nodeview', 'Couldn’t load your network'],
      ['/networks/meshnet', 'Couldn’t load the network'],
      ['/access-keys', 'Couldn’t load access keys'],
      ['/access-keys/meshnet', 'Couldn’t load access keys'],
      ['/ext-clients', 'Couldn’t load external clients'],
      ['/ext-clients/meshnet', 'Couldn’t load external clients'],
      ['/dns/meshnet', 'Couldn’t load custom entries'],
    ] as const;
    await heading('Welcome alice');
    for (const [at, error] of failures) {
      await goTo('/users/alice');
      await heading('alice');
      await step(at, async () => {
        await goTo(at);
        await expect(await screen.findByText(error)).toBeVisible();
      });
    }
    await goTo('/nodes/meshnet');
    await expect(await link('leaf-a')).toBeVisible();
    server().faults.clear();
  },
};
