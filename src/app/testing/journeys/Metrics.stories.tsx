import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, receivedResponses, goTo, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Metrics',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/metrics' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => receivedResponses().filter((line) => line.startsWith('GET /metrics'));
const idOf = (name: string) => [...server().nodes.values()].find((node) => node.name === name)?.id;

export const AdministratorOpensTheMetricsOfANode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: 'owned-node sees leaf-a: connected' }));
    const panel = within(screen.getByRole('complementary', { name: 'Selected pair' }));
    const { uptime = 0 } =
      server().metrics.get(idOf('owned-node') ?? '')?.connectivity?.[idOf('leaf-a') ?? ''] ?? {};
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

    await goTo('/metrics/metricstable');
    await screen.findByRole('heading', { name: 'Metrics' });
    await screen.findByRole('gridcell', { name: 'gw-relay sees leaf-a: connected' });
    await expect(asked().at(-1)).toBe('GET /metrics 200');
  },
};
