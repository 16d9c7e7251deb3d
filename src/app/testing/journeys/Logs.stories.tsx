import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { log } from '../../../../mocks/world/logs.ts';
import { loadLogs } from '../../stores/logs.ts';
import { address, Journey, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Logs',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/logs' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('region', { name: 'Server logs' });
const search = () => screen.findByRole('searchbox', { name: 'Search server logs' });

export const AdministratorReviewsUserChangesInTheLog: Story = {
  args: { at: '/logs?show=all&search=SQLITE' },
  play: async ({ userEvent }) => {
    await expect(await within(await panel()).findByText('sqlite')).toHaveProperty('tagName', 'MARK');
    await userEvent.clear(await search());
    await userEvent.type(await search(), 'lab');
    await expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/logs?show=all&search=lab'));

    log(server(), 'admin created network lab');
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    const table = within(await screen.findByRole('table', { name: 'Activity' }));
    await expect(await table.findByText('Created network')).toBeVisible();
    await expect(await panel()).toHaveTextContent('created network lab');
    await userEvent.click(await search());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/logs?show=all'));

    await userEvent.click(await screen.findByRole('radio', { name: 'Activity' }));
    await waitFor(async () =>
      expect(within(await panel()).queryByText(/database successfully connected/)).toBeNull(),
    );
    await expect(await panel()).toHaveTextContent('created network lab');
    await waitFor(() => expect(address()).toBe('/logs'));

    await userEvent.click(await screen.findByRole('switch', { name: 'Follow' }));
    log(server(), 'admin deleted network lab');
    // LogsRoute.test.ts tests the timer. This loads the log immediately.
    await loadLogs();
    await waitFor(async () => expect(await panel()).toHaveTextContent('deleted network lab'));
  },
};
