import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { address, answered, choose, goBack, goTo, Journey, setTheStage } from './stage.tsx';

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

    const hanging = await region('Single points of failure');
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
    await screen.findByText('pairs might reach each other');
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

const impact = async () => within(await screen.findByRole('group', { name: 'Who loses or gains reach' }));

export const ADeletionTellsWhoLosesReach: Story = {
  args: { at: `/nodes/meshnet/${idOf('gw-relay')}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await (await impact()).findByText('leaf-a reaches nobody any more.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const ARemovedRoleAndADisabledClientTellIt: Story = {
  args: { at: '/nodes/meshnet' },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove egress gateway from gw-egress' }),
    );
    await (await impact()).findByText(/lose 172\.16\.10\.0\/24\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await goTo('/ext-clients/meshnet');
    await choose(userEvent, 'More about phone-1', 'Disable');
    await (await impact()).findByText('phone-1 reaches nobody any more.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const WhoeverMayNotReadAclsIsToldThatItCannotBeKnown: Story = {
  args: { as: 'alice', at: '/ext-clients/meshnet' },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about phone-1', 'Disable');
    await (await impact()).findByText(/cannot be told here: it depends on the ACLs/);
    await expect(answered().filter((line) => line.includes('/acls'))).toEqual([]);
  },
};

export const NewRulesTellWhoLosesWhom: Story = {
  args: { at: '/acls/meshnet' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Changes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/reach nobody any more\.$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

export const AThousandNodes: Story = {
  args: { scenario: 'thousandNodes', nodes: 1000, at: '/reach/grid' },
  play: async () => {
    // Beside everything else, the simulated server takes its time to write a million rules.
    await screen.findByText(/^1,000 nodes/, {}, { timeout: 60_000 });
    await region('Islands');
  },
};
