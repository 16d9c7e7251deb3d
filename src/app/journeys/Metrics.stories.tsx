import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mostAttempts } from '../../domain/loadable.ts';
import { address, answered, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Metrics',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/metrics' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => answered().filter((line) => line.startsWith('GET /metrics'));
const idOf = (name: string) => [...server().nodes.values()].find((node) => node.name === name)?.id;

export const FromTheNetworksToTheMatrixToANode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: 'leaf-a sees owned-node: connected' }));
    const panel = within(screen.getByRole('complementary', { name: 'Chosen pair' }));
    const { uptime = 0 } =
      server().metrics.get(idOf('leaf-a') ?? '')?.connectivity?.[idOf('owned-node') ?? ''] ?? {};
    await expect(await panel.findByText(`${Math.floor(uptime / 60)}h ${uptime % 60}m`)).toBeInTheDocument();
    await expect(asked()).toEqual(['GET /metrics/meshnet 200']);

    const [name] = screen.getAllByRole('link', { name: 'gw-relay' });
    if (name) await userEvent.click(name);
    await screen.findByRole('heading', { name: 'gw-relay' });
    await waitFor(() => expect(address()).toBe(`/metrics/meshnet/${idOf('gw-relay')}`));
    const peers = Object.values(server().metrics.get(idOf('gw-relay') ?? '')?.connectivity ?? {});
    const connected = peers.filter((peer) => peer.connected).length;
    await expect(await screen.findByRole('region', { name: 'Peers connected' })).toHaveTextContent(
      `${connected} of ${peers.length}`,
    );
    await expect(screen.getAllByRole('rowheader')).toHaveLength(peers.length);
    await userEvent.click(await screen.findByRole('link', { name: 'Open node' }));
    await waitFor(() => expect(address()).toBe(`/nodes/meshnet/${idOf('gw-relay')}`));
  },
};

export const AllNetworksAtOnce: Story = {
  args: { at: '/metrics/metricstable' },
  play: async () => {
    await screen.findByRole('gridcell', { name: 'leaf-a sees gw-relay: connected' });
    await expect(await screen.findByRole('heading', { name: 'Metrics' })).toBeVisible();
    await expect(asked()).toEqual(['GET /metrics 200']);
  },
};

export const ANetworkWithoutMetrics: Story = {
  args: { at: '/metrics/p2snet' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No Metrics Available' })).toBeVisible();
  },
};

export const AnUnknownNetwork: Story = {
  args: { at: '/metrics/nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};

export const AnUnknownNode: Story = {
  args: { at: '/metrics/meshnet/00000000-0000-0000-0000-000000000000' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};

export const TenFailuresAndARefresh: Story = {
  args: { scenario: 'overload', at: '/metrics/meshnet' },
  play: async ({ userEvent }) => {
    await screen.findByRole(
      'heading',
      { name: 'Too many failed requests, refresh to retry' },
      { timeout: 14_000 },
    );
    await expect(asked()).toEqual(Array<string>(mostAttempts).fill('GET /metrics/meshnet 503'));
    server().faults.clear();
    const [, refresh] = screen.getAllByRole('button', { name: 'Refresh' });
    if (refresh) await userEvent.click(refresh);
    await screen.findByRole('gridcell', { name: 'leaf-a sees gw-relay: connected' });
    await expect(asked()).toHaveLength(mostAttempts + 1);
  },
};

export const AFailureThatPasses: Story = {
  args: { at: '/metrics/meshnet', faults: 'GET /metrics/meshnet=503*2' },
  play: async () => {
    await screen.findByRole('gridcell', { name: 'leaf-a sees gw-relay: connected' });
    await expect(asked()).toEqual([
      'GET /metrics/meshnet 503',
      'GET /metrics/meshnet 503',
      'GET /metrics/meshnet 200',
    ]);
  },
};

export const TheCommunityEditionHasNone: Story = {
  args: { scenario: 'community', at: '/metrics/meshnet' },
  play: async () => {
    await expect(await screen.findByText(/You have lost your way/)).toBeVisible();
    await expect(asked()).toEqual([]);
  },
};

export const NobodyButAdministrators: Story = {
  args: { as: 'lvl0-admin', at: '/metrics/meshnet' },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/'));
    await expect(asked()).toEqual([]);
  },
};

export const ByTheKeyboardAlone: Story = {
  args: { at: '/metrics/meshnet' },
  play: async ({ userEvent }) => {
    await screen.findByRole('gridcell', { name: 'leaf-a sees gw-relay: connected' });
    const grid = screen.getByRole('grid');
    screen.getByRole('searchbox', { name: 'Filter rows' }).focus();
    while (!grid.contains(document.activeElement)) await userEvent.tab();
    await expect(within(grid).getAllByRole('gridcell')[0]).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowLeft}');
    const row = within(grid).getAllByRole('rowheader').at(-1);
    const name = row?.textContent ?? '';
    await waitFor(async () => expect(await within(row ?? grid).findByRole('link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name });
    await waitFor(() => expect(address()).toBe(`/metrics/meshnet/${idOf(name)}`));
  },
};
