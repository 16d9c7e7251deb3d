import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { WireNetwork } from '../../../../mocks/wire/wire.ts';
import { address, receivedResponses, goBack, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Networks',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/networks' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const link = (name: string) => screen.findByRole('link', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

const listed = () =>
  screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

function stored(netid: string): WireNetwork {
  const network = server().networks.get(netid);
  if (!network) throw new Error(`The server has no ${netid}`);
  return network;
}

export const AdministratorCreatesANetwork: Story = {
  tags: ['machines'],
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Create network'));
    await userEvent.click(await screen.findByRole('switch', { name: 'IPv6' }));
    await userEvent.click(await button('Autofill'));
    const name = await field('Network name');
    const netid = name instanceof HTMLInputElement ? name.value : '';
    await expect(netid).toMatch(/^[a-z]{1,12}$/);
    await userEvent.click(await button('Create network'));
    await expect(await screen.findByText(`Created network ${netid} successfully!`)).toBeVisible();
    await expect(await link(netid)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored(netid)).toMatchObject({
      addressrange: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
      addressrange6: expect.stringMatching(/^fd[0-9a-f:]+\/64$/),
      isipv4: 'yes',
      isipv6: 'yes',
      defaultudpholepunch: 'yes',
      prosettings: { defaultaccesslevel: 3, allowedgroups: ['*'] },
    });
    const afterwards = receivedResponses().slice(receivedResponses().indexOf('POST /networks 200'));
    await expect(afterwards).toContain('GET /networks 200');
  },
};

export const AdministratorEditsANetwork: Story = {
  args: { at: '/networks/meshnet' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Edit'));
    const mtu = await field('Default MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1400');
    await userEvent.type(await field('Default user node limit'), '{Control>}a{/Control}7');
    await userEvent.click(await screen.findByRole('switch', { name: /Allow joining without a key/ }));
    const range = await field('Address range (IPv4)');
    await userEvent.clear(range);
    await userEvent.type(range, '10.77.0.0/16{Enter}');
    const review = within(await screen.findByRole('dialog', { name: 'Save changes to meshnet' }));
    await userEvent.click(await review.findByRole('checkbox', { name: /new addresses/ }));
    await userEvent.click(await review.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await expect(stored('meshnet')).toMatchObject({
      addressrange: '10.77.0.0/16',
      defaultmtu: 1400,
      allowmanualsignup: 'yes',
      prosettings: { defaultusernodelimit: 7 },
    });
    await waitFor(() => expect(address()).toBe('/networks/meshnet/edit'));
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(address()).toBe('/networks/meshnet'));
    await expect(await screen.findByText('10.77.0.0/16')).toBeVisible();
  },
};

export const AdministratorChoosesAllowedGroups: Story = {
  args: { at: '/networks/meshnet/edit/groups' },
  play: async ({ userEvent }) => {
    const everybody = await screen.findByRole('checkbox', { name: /\*/ });
    await expect(everybody).toBeChecked();
    await userEvent.click(everybody);
    await expect(await screen.findByText(/If no groups are selected/)).toBeVisible();
    await userEvent.click(await button('Submit changes'));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks/meshnet'));
    await expect(stored('meshnet').prosettings?.allowedgroups).toEqual([]);
  },
};

export const AdministratorRefreshesKeysAndDeletesANetwork: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Refresh public keys of meshnet'));
    const refresh = await question('Refresh public keys of meshnet');
    await expect(await refresh.findByText(/all 9 nodes/)).toBeVisible();
    await userEvent.click(await refresh.findByRole('button', { name: 'Refresh keys' }));
    await expect(await screen.findByText('Refreshed nodes public keys! : meshnet')).toBeVisible();

    await userEvent.click(await link('5 nodes of p2snet'));
    await waitFor(() => expect(address()).toBe('/nodes/p2snet'));
    await goBack();
    for (const [id, node] of server().nodes) {
      if (node.network === 'p2snet' && node.isserver !== 'yes') server().nodes.delete(id);
    }
    await goTo('/networks/p2snet');
    await userEvent.click(await button('Refresh'));
    await waitFor(() => expect(screen.queryByText(/^· Can’t be deleted/)).toBeNull());
    await userEvent.click(await button('More about p2snet'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete p2snet' }));
    const asked = await question('Delete p2snet');
    await userEvent.type(
      await asked.findByRole('textbox', { name: 'Type p2snet to confirm' }),
      'p2snet{Enter}',
    );
    await expect(await screen.findByText('Deleting network p2snet success!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks'));
    await waitFor(() => expect(listed()).toEqual(['dualnet', 'meshnet']));
    await expect(server().networks.has('p2snet')).toBe(false);
  },
};
