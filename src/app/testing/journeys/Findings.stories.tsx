import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { Journey, receivedResponses, renderApp, server } from './testApp.tsx';

/** Each administrator finds a fault, removes its cause and sees the finding go without reloading. */
const meta = {
  title: 'App/Journeys/Findings',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'misconfigured', as: 'admin' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

export const AdministratorApprovesANodeFromTheFindings: Story = {
  args: { at: '/' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link(/^Findings/));
    await userEvent.click(await link(/^Waiting/));
    const waiting = await rowOf(/guest-tablet is waiting for approval/);
    await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve guest-tablet' }));
    await userEvent.click(await question.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Node Approved!')).toBeVisible();
    await expect(server().nodes.get(uuidFor('office/guest-tablet'))?.ispending).toBe('no');

    await userEvent.click(await link(/^All/));
    await userEvent.click(await link(/^Waiting/));
    await screen.findByText('No findings match your search and filters.');
  },
};

export const AdministratorDeletesADNSEntryThatHasTheNameOfAnother: Story = {
  args: { at: '/findings/office?search=wifi' },
  play: async ({ userEvent }) => {
    const found = await rowOf(/WiFi, wifi differ only in case/);
    await userEvent.click(found.getByRole('button', { name: 'Delete WiFi' }));
    await userEvent.click(await button('Delete entry'));
    await screen.findByText('Successfully removed the DNS Entry!');
    await expect(server().dns.map(({ name }) => name)).not.toContain('WiFi');

    // The row stays where it is while it is read.
    await (await rowOf(/WiFi, wifi differ only in case/)).findByText(/^fixed$/i);
  },
};

export const AdministratorCorrectsAnMTU: Story = {
  args: { at: '/findings?search=scanner' },
  play: async ({ userEvent }) => {
    const found = await rowOf(/scanner has an MTU of 1200/);
    await expect(found.getByText('MTU from 1200 to 1420')).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Change MTU' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change MTU?' }));
    await userEvent.click(question.getByRole('button', { name: 'Change MTU' }));
    await waitFor(() => expect(server().nodes.get(uuidFor('office/scanner'))?.mtu).toBe(1420));
    await (await rowOf(/scanner has an MTU/)).findByText(/^fixed$/i);
  },
};

export const AdministratorMovesNodesFromAnOfflineRelay: Story = {
  args: { at: '/findings/depots?search=depot-narvik' },
  play: async ({ userEvent }) => {
    await rowOf(/relay-north is offline, which cuts off depot-narvik/);
    const details = within(await screen.findByRole('complementary', { name: 'Selected finding' }));
    await userEvent.click(await details.findByRole('button', { name: 'Relay through relay-south' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Relay through relay-south?' }));
    await userEvent.click(question.getByRole('button', { name: 'Relay through relay-south' }));
    const relay = () => server().nodes.get(uuidFor('depots/relay-south'));
    await waitFor(() => expect(relay()?.relayaddrs).toContain('10.64.0.12'));
    await expect(server().nodes.get(uuidFor('depots/depot-narvik'))?.isrelayed).toBe('yes');
  },
};

const onCommunity = (world: World) => Object.assign(world, { edition: 'community' });

export const UserSeesOnlyFindingsOnTheirNetworks: Story = {
  args: { as: 'nils', at: '/findings?rowsPerPage=100', prepare: onCommunity },
  play: async () => {
    await link(/depot-stavanger is relayed, but no relay lists it/);
    await link(/laptop-ida expired/);
    const text = document.querySelector('main')?.textContent ?? '';
    const { networks, nodes, users } = server();
    const own = new Set(['office', 'depots']);
    const hidden = [
      ...[...networks.keys()].filter((netid) => !own.has(netid)),
      ...[...nodes.values()].filter(({ network }) => !own.has(network)).map(({ name }) => name),
      ...users.keys(),
    ];
    const isShown = (name: string) => new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(text);
    await expect(hidden.filter((name) => name !== 'nils' && isShown(name))).toEqual([]);
    await expect(receivedResponses().filter((line) => / (401|403|500)$/.test(line))).toEqual([]);
  },
};
