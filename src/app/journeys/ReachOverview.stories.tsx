import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { address, answered, goBack, Journey, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/ReachOverview',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

export const FromTheNavigationToOnePair: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /^Reachability/ }));
    await waitFor(() => expect(address()).toBe('/reach'));
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await screen.findByRole('heading', { level: 1, name: 'Reachability of meshnet' });

    const hanging = await region('What hangs on one thing');
    await userEvent.click(hanging.getByRole('link', { name: 'What if it fails: gw-ingress' }));
    const failing = await region('If gw-ingress fails');
    await failing.findByText(/reach nobody any more/);
    await userEvent.click(failing.getByRole('link', { name: /^Close/ }));
    await waitFor(() => expect(address()).toBe('/reach/meshnet'));

    const islands = await region('Islands');
    await userEvent.click(islands.getByRole('link', { name: 'Show: leaf-b' }));
    await screen.findByRole('heading', { level: 1, name: 'leaf-b' });
    await waitFor(() => expect(address()).toBe(`/reach/meshnet/${idOf('leaf-b')}?direction=from`));
    await userEvent.click(await screen.findByRole('link', { name: 'Explain gw-relay' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Why can’t they reach each other?' }));
    await drawer.findByRole('region', { name: 'Verdict' });
    await expect(drawer.getByRole('combobox', { name: 'From' })).toHaveValue('leaf-b');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(`/reach/meshnet/${idOf('leaf-b')}?direction=from`));
    await goBack();
    await expect(address()).toBe('/reach/meshnet');
  },
};

export const ByKeyboardOnly: Story = {
  args: { at: `/reach/meshnet/${idOf('gw-ingress')}` },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'Explain leaf-b' });
    await userEvent.keyboard('/leaf');
    await waitFor(() => expect(address()).toContain('search=leaf'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Explain gw-relay' })).toBeNull());
    screen.getByRole('link', { name: 'Explain leaf-b' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Why can’t they reach each other?' });
    await waitFor(() => expect(address()).toContain(`why=${idOf('leaf-b')}..${idOf('gw-ingress')}`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('radio', { name: 'What it reaches' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('columnheader', { name: 'To' });
    await expect(address()).toContain('direction=from&search=leaf');
  },
};

export const OfAClientAndOfARange: Story = {
  args: { at: '/reach/meshnet/phone-1?direction=from' },
  play: async ({ userEvent }) => {
    const row = await screen.findByRole('row', { name: /^gw-egress/ });
    await expect(row).toHaveTextContent('via gw-ingress');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await screen.findByRole('link', { name: '172.16.10.0/24' }));
    await screen.findByRole('heading', { level: 1, name: '172.16.10.0/24' });
    await waitFor(() => expect(address()).toBe('/reach/meshnet/172.16.10.0%2F24'));
    await screen.findByRole('row', { name: /^phone-1/ });
  },
};

export const WhoeverMayNotReadAclsIsToldWhatThatLeavesOpen: Story = {
  args: { as: 'alice', at: '/reach/meshnet' },
  play: async () => {
    await screen.findByText('pairs may reach each other');
    await expect(screen.getByText('Only administrators can read the ACLs of a network.')).toBeVisible();
    await expect(answered().filter((line) => line.includes('/acls'))).toEqual([]);
    await expect(sidebar().getByRole('link', { name: 'Reachability' })).toBeVisible();
  },
};

export const RefusedRulesAreSaidAndReadAgain: Story = {
  args: { at: '/reach/meshnet', faults: 'GET /networks/*/acls=503*1' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Reach could not be worked out' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await region('Islands');
  },
};

export const AnUnknownNetworkAndAnUnknownNode: Story = {
  args: { at: '/reach/nowhere' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Reachability of all networks' }));
    await waitFor(() => expect(address()).toBe('/reach'));
  },
};

export const AThousandNodes: Story = {
  args: { scenario: 'thousandNodes', nodes: 1000, at: '/reach/grid' },
  play: async () => {
    await screen.findByText(/^1,000 nodes/, {}, { timeout: 20_000 });
    await region('Islands');
  },
};
