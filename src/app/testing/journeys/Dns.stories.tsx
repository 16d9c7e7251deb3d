import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/DNS',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/dns' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const stored = (name: string) => server().dns.find((entry) => entry.name === name);

export const AdministratorCreatesAndDeletesADNSEntry: Story = {
  tags: ['machines'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    const custom = within(await screen.findByRole('region', { name: 'Custom entries' }));
    await expect(await custom.findByText('db')).toBeVisible();
    await expect(custom.queryByText('leaf-a')).toBeNull();

    await userEvent.click(await screen.findByRole('link', { name: 'Create DNS entry' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'DNS name' }), 'intranet.meshnet');
    await userEvent.type(await screen.findByRole('textbox', { name: 'IP address' }), ' 10.20.30.9 {Enter}');
    await expect(await screen.findByText('Successfully created DNS Entry!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dns/meshnet'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stored('intranet')).toMatchObject({ address: '10.20.30.9', network: 'meshnet' });
    const row = await screen.findByRole('row', { name: /^intranet/ });
    await waitFor(() => expect(row).toHaveFocus());

    await userEvent.click(await custom.findByRole('button', { name: 'Delete intranet.meshnet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete entry' }));
    await expect(await screen.findByText('Successfully removed the DNS Entry!')).toBeVisible();
    await waitFor(() => expect(custom.queryByText('intranet')).toBeNull());
    await expect(stored('intranet')).toBeUndefined();

    await goTo('/dns/meshnet?page_custom=0&rowsPerPage_custom=25&search=LEAF');
    const defaults = within(await screen.findByRole('region', { name: 'Default entries' }));
    await expect(await defaults.findByRole('link', { name: 'leaf-b' })).toBeVisible();
    await waitFor(() => expect(defaults.queryByRole('link', { name: 'gw-relay' })).toBeNull());
    await userEvent.click(await defaults.findByRole('button', { name: 'Clear search' }));
    await expect(await defaults.findByRole('link', { name: 'gw-relay' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dns/meshnet?rowsPerPage_custom=25'));
  },
};
