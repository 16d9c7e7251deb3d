import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, goBack, goTo, Journey, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Finding the way',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (expected: string) => waitFor(() => expect(address()).toBe(expected));
const inNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

export const ARouteThatDoesNotExist: Story = {
  args: { at: '/nowhere/at/all' },
  play: async ({ userEvent }) => {
    await heading(/lost your way.*Netmaker/);
    // A network would narrow nothing there.
    await expect(screen.queryByRole('button', { name: /Network$/ })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Go to dashboard' }));
    await heading('Dashboard');
  },
};

export const CapitalsDoNotMatter: Story = {
  args: { at: '/NODES/meshnet' },
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
  },
};

export const UsersAreForAdministrators: Story = {
  args: { as: 'alice', at: '/users' },
  play: async () => {
    await heading('Welcome alice');
    await waitFor(() => expect(address()).toBe('/'));
    await goTo('/users/bob');
    await at('/');
    await goTo('/users/alice');
    await heading('alice');
    await waitFor(() => expect(address()).toBe('/users/alice'));
  },
};

export const MetricsAreOfTheEnterpriseEdition: Story = {
  args: { at: '/metrics' },
  play: async () => {
    await heading(/lost your way/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Metrics' })).toBeNull());
  },
};

export const MetricsOnTheEnterpriseEdition: Story = {
  args: { scenario: 'enterprise', at: '/metrics' },
  play: async () => {
    await heading('Metrics');
    await expect(await inNavigation().findByRole('link', { name: 'Metrics' })).toBeVisible();
  },
};

export const TheUserAreaOfAnAdministratorIsTheDashboard: Story = {
  args: { at: '/prouser' },
  play: async () => {
    await heading('Dashboard');
    await at('/prouser');
  },
};

export const TheChosenNetworkIsKeptAcrossSections: Story = {
  args: { at: '/nodes' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    await userEvent.click(await screen.findByRole('button', { name: 'All networks Network' }));
    await userEvent.click(await screen.findByRole('option', { name: 'meshnet' }));
    await at('/nodes/meshnet');
    // The address is ahead of what is drawn, and so of where the sections lead.
    await screen.findByRole('button', { name: 'meshnet Network' });
    await userEvent.click(await inNavigation().findByRole('link', { name: 'DNS' }));
    await at('/dns/meshnet');
    await userEvent.click(await inNavigation().findByRole('link', { name: 'ACLs' }));
    await at('/acls/meshnet');
    await userEvent.click(await inNavigation().findByRole('link', { name: 'Users' }));
    await at('/users');
    await userEvent.click(await inNavigation().findByRole('link', { name: 'Nodes' }));
    await at('/nodes/meshnet');
    await screen.findByRole('link', { name: 'leaf-a' });
    await userEvent.click(await screen.findByRole('button', { name: 'meshnet Network' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All networks' }));
    await at('/nodes');
    await screen.findByRole('button', { name: 'All networks Network' });
    await userEvent.click(await inNavigation().findByRole('link', { name: 'DNS' }));
    await at('/dns');
  },
};

const scrolled = () => document.getElementById('main')?.scrollTop ?? 0;

export const BackFromANodeIsWhereOneWas: Story = {
  args: { scenario: 'thousandNodes', at: '/nodes?rowsPerPage=100' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Nodes' });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10));
    document.getElementById('main')?.scrollTo({ top: 1800 });
    await waitFor(() => expect(scrolled()).toBe(1800));
    const inSight = () =>
      screen
        .getAllByRole('rowheader')
        .find((cell) => cell.getBoundingClientRect().top > innerHeight / 2)
        ?.querySelector('a');
    await waitFor(() => expect(inSight()).toBeTruthy());
    const link = inSight();
    const href = link?.getAttribute('href') ?? '';
    if (link) await userEvent.click(link);
    await waitFor(() => expect(address()).toBe(href));
    await waitFor(() => expect(scrolled()).toBe(0));

    await goBack();
    await waitFor(() => expect(scrolled()).toBe(1800));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(href));

    await goTo('/nodes');
    await waitFor(() => expect(scrolled()).toBe(0));
  },
};

export const CancelGoesBackWhereOneCameFrom: Story = {
  args: { at: '/' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.click(await screen.findByRole('link', { name: 'Create network' }));
    await waitFor(() => expect(address()).toBe('/networks/create'));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await expect(screen.queryByRole('button', { name: 'All networks Network' })).toBeNull();
    await userEvent.click(cancel);
    await waitFor(() => expect(address()).toBe('/'));
  },
};
