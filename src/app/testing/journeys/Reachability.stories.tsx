import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { address, chooseMenuItem, goBack, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Reachability',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Connection check' }));
const drawerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Uses only the keyboard once the menu of the node is open. */
export const AdministratorDiagnosesABlockedPairAndAllowsIt: Story = {
  play: async ({ userEvent }) => {
    await chooseMenuItem(userEvent, 'More about leaf-a', 'Explain…');
    const here = '/nodes/meshnet';
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('leaf-a')}..`));
    const inside = await drawer();
    await inside.findByText(/^Choose a source/);
    const to = inside.getByRole('combobox', { name: 'To' });
    while (document.activeElement !== to) await userEvent.tab();
    await userEvent.keyboard('mac-l');
    await screen.findByRole('option', { name: /^mac-laptop/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('leaf-a')}..${idOf('mac-laptop')}`));
    await inside.findByText('Confirmed by the server');
    await waitFor(() => expect(to).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const verdict = () => inside.getByRole('region', { name: 'Verdict' });
    await expect(verdict()).toHaveTextContent('Blocked');

    const allow = inside.getByRole('button', { name: 'Allow this pair' });
    while (document.activeElement !== allow) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(verdict()).toHaveTextContent('Reachable'));
    await expect(verdict()).toHaveFocus();
    await screen.findByText('ACL Updated!');
    await expect(server().acls.get('meshnet')?.[idOf('leaf-a')]?.[idOf('mac-laptop')]).toBe(2);
    await userEvent.keyboard('{Escape}');
    await drawerGone();
    await expect(address()).toBe(here);
  },
};

const behindOneRouter = (world: World) => {
  for (const id of [idOf('owned-node'), idOf('mac-laptop')]) {
    const node = world.nodes.get(id);
    if (node) world.nodes.set(id, { ...node, endpoint: '198.51.100.7', localaddress: '' });
  }
};

export const AdministratorOpensTheFieldOfASuggestedFix: Story = {
  args: {
    at: `/nodes/meshnet?why=${idOf('owned-node')}..${idOf('mac-laptop')}`,
    prepare: behindOneRouter,
  },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await userEvent.click(await inside.findByRole('link', { name: 'Set a local address for mac-laptop' }));
    await drawerGone();
    const field = await screen.findByRole('textbox', { name: 'Local address' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const AdministratorExploresReachabilityFromNodeToPairAndNetwork: Story = {
  args: { at: `/nodes/meshnet/${idOf('leaf-b')}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Reachability' }));
    const here = `/reach/meshnet/${idOf('leaf-b')}`;
    await waitFor(() => expect(address()).toBe(here));
    await userEvent.click(await screen.findByRole('link', { name: 'Explain gw-relay' }));
    const inside = await drawer();
    await inside.findByRole('region', { name: 'Verdict' });
    await expect(inside.getByRole('combobox', { name: 'To' })).toHaveValue('leaf-b');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(here));

    await userEvent.click(await screen.findByRole('link', { name: 'Findings in the network' }));
    await waitFor(() => expect(address()).toBe('/findings/meshnet'));
    const figures = within(await screen.findByRole('list', { name: 'Connectivity' }));
    await expect(figures.getAllByRole('listitem')).toHaveLength(4);
    await goBack();
    await expect(address()).toBe(here);
  },
};

export const AdministratorOpensTheFormerAddressOfANetwork: Story = {
  args: { at: `/reach/meshnet?why=${idOf('leaf-b')}..` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('leaf-b'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/findings/meshnet'));
    const current = await screen.findByRole('link', { name: /^Findings/, current: 'page' });
    await expect(current).toHaveAttribute('href', '/findings/meshnet');
  },
};

export const AdministratorOpensTheFindingsOfAThousandNodes: Story = {
  tags: ['proof'],
  args: { scenario: 'thousandNodes', nodes: 1000, at: '/findings/grid' },
  play: async () => {
    // The simulated server needs some time to serialize a million ACL rules.
    await screen.findByRole('list', { name: 'Connectivity' }, { timeout: 60_000 });
  },
};
