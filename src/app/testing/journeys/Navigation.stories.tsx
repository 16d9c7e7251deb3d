import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mockClipboard } from '../../../components/testing/mockClipboard.ts';
import { address, chooseMenuItem, goBack, goTo, Journey, reload, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Navigation and search',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (expected: string | RegExp) =>
  waitFor(() =>
    typeof expected === 'string' ? expect(address()).toBe(expected) : expect(address()).toMatch(expected),
  );
const field = () => screen.findByRole('combobox', { name: /^Search or run/ });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const inNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

export const AdministratorFindsANodeWithTheCommandPalette: Story = {
  args: { at: '/networks' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: /Networks/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'leaf-a');
    await option(/^leaf-a /);
    await userEvent.keyboard('{Enter}');
    await at(/^\/nodes\/meshnet\/[^/]+$/);
    await screen.findByRole('heading', { name: 'leaf-a' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Recent' });
  },
};

/** The command palette asks for a node, and then for confirmation over the same page. */
export const AdministratorCreatesAGatewayFromTheCommandPalette: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Search or run/ }));
    await userEvent.type(await field(), 'make');
    await userEvent.click(await option('Make a node an ingress gateway…'));
    await userEvent.type(await field(), 'leaf-a');
    await userEvent.click(await option(/^leaf-a/));
    const question = within(await screen.findByRole('alertdialog', { name: /ingress/i }));
    await userEvent.click(question.getByRole('button', { name: /^Create/ }));
    await screen.findByText('Successfully created Ingress Gateway!');
    await at(/^\/$/);
  },
};

/** A copied link includes the user’s sort order and page size, which the address bar omits. */
export const AdministratorSavesAViewAndOpensItAfterAReload: Story = {
  args: { at: '/nodes?role=egress' },
  beforeEach: () => mockClipboard({ writeText: fn(() => Promise.resolve()) }),
  play: async ({ userEvent }) => {
    const menu = 'Views of nodes';
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Egress{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reload('/nodes/meshnet');
    // The link names the page size once there are rows.
    await screen.findByRole('link', { name: 'leaf-a' });
    await chooseMenuItem(userEvent, menu, 'Copy link to this view');
    const link = `${window.location.origin}/nodes/meshnet?sort=name&rowsPerPage=10`;
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link));
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Egress' }));
    await at('/nodes?role=egress&sort=name');
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    await screen.findByRole('menuitem', { name: 'Egress, current view' });
  },
};

/** Also checks that addresses ignore case and that an unknown one offers a link to the dashboard. */
export const AdministratorKeepsTheChosenNetworkAcrossSections: Story = {
  args: { at: '/NODES' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'leaf-a' });
    await userEvent.click(await screen.findByRole('button', { name: 'All networks Network' }));
    await userEvent.click(await screen.findByRole('option', { name: 'meshnet' }));
    await at('/nodes/meshnet');
    // The address changes before the links of the sections do.
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

    await goTo('/nowhere/at/all');
    await screen.findByRole('heading', { name: /lost your way.*Netmaker/ });
    await expect(screen.queryByRole('button', { name: /Network$/ })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Go to dashboard' }));
    await screen.findByRole('heading', { name: 'Dashboard' });
  },
};

const scrolled = () => document.getElementById('main')?.scrollTop ?? 0;

export const AdministratorReturnsToTheSameScrollPositionOfAList: Story = {
  args: { scenario: 'thousandNodes', nodes: 120, at: '/nodes?rowsPerPage=100' },
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
