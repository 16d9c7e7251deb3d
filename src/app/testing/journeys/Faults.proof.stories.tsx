import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Fault } from '../../../../mocks/world/faults.ts';
import { report } from './report.ts';
import { address, goTo, Journey, reload, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Faults',
  tags: ['proof'],
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/users/create' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const pages: readonly (readonly [at: string, call: string])[] = [
  ['/nodes', 'GET /nodes'],
  ['/networks', 'GET /networks'],
  ['/networks/meshnet', 'GET /networks'],
  ['/networks/meshnet/edit', 'GET /networks'],
  ['/networks/meshnet/accesskeys', 'GET /networks'],
  ['/access-keys', 'GET /networks'],
  ['/access-keys/meshnet', 'GET /networks'],
  ['/ext-clients', 'GET /extclients'],
  ['/ext-clients/meshnet', 'GET /extclients'],
  ['/dns/meshnet', 'GET /dns'],
  ['/graphs/meshnet', 'GET /nodes'],
  ['/acls/meshnet', 'GET /networks/*/acls'],
  ['/users', 'GET /users'],
  ['/users/alice', 'GET /users'],
  ['/users/alice/groups', 'GET /users'],
  ['/usergroups', 'GET /usergroups'],
  ['/user-permissions', 'GET /networkusers'],
  ['/user-permissions/meshnet', 'GET /networkusers'],
];

/** Faults with the message that appears. Each page gets the next one. */
const faults: readonly (readonly [fault: Fault, message: string])[] = [
  [{ kind: 'refuse' }, 'The server closed the connection without a response'],
  [{ kind: 'html' }, 'The server returned an unexpected response'],
  [{ kind: 'cut' }, 'Could not reach server'],
  [{ kind: 'wrong-type' }, 'The server returned an unexpected response'],
  [{ kind: 'status', status: 429, message: 'too many requests' }, 'too many requests'],
  [{ kind: 'status', status: 500, message: 'database is gone' }, 'database is gone'],
];

export const EveryPageExplainsAFailureAndRecovers: Story = {
  play: async () => {
    for (const [index, [at, call]] of pages.entries()) {
      const [fault, message] = faults[index % faults.length] ?? [{ kind: 'cut' }, ''];
      server().faults.add(call, fault);
      await goTo(at);
      reload();
      await expect(await screen.findAllByText(message, { exact: false }), at).not.toHaveLength(0);
      server().faults.clear();
      const buttons = await screen.findAllByRole('button', { name: /^(Try again|Refresh)/ });
      const again = buttons.find(({ textContent }) => textContent === 'Try again') ?? buttons[0];
      again?.click();
      await waitFor(() => expect(screen.queryByText(message, { exact: false }), at).toBeNull());
      await expect(await screen.findAllByRole('heading'), at).not.toHaveLength(0);
    }
    report(
      `pages that explain a failure and recover: ${pages.length}, with ${faults.length} kinds of faults`,
    );
  },
};

/** The diagnosis of the login page opens over the page that failed to load. */
export const AdministratorDiagnosesAnUnreachableServer: Story = {
  args: { at: '/dns/meshnet', faults: 'GET /dns=refuse, GET /users/adm/hasadmin=refuse' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Why?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why the server can’t be reached' }));
    await expect(await dialog.findByText(/No response from http:\/\/localhost:8081/)).toBeVisible();
    await expect(address()).toBe('/dns/meshnet?why=server');
    server().faults.clear();
    server().faults.add('GET /users/adm/hasadmin', { kind: 'html' });
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await expect(await dialog.findByText(/it isn’t the Netmaker v0.16 API/)).toBeVisible();
    server().faults.clear();
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await expect(await dialog.findByText('The server responds again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/dns/meshnet'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'Default entries' })).toBeVisible();
  },
};

/** The page shows why the data is stale. */
export const FailedRefreshKeepsTheLastData: Story = {
  args: { at: '/nodes?rowsPerPage=25' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'gw-egress' });
    server().faults.add('GET /nodes', { kind: 'cut' });
    await userEvent.click(await screen.findByRole('button', { name: /^Refresh/ }));
    await expect(
      await screen.findByText(/^Could not reach server: the connection dropped before the response finished/),
    ).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'gw-egress' })).toBeVisible();
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Could not reach server/)).toBeNull());
    await expect(await screen.findByRole('link', { name: 'gw-egress' })).toBeVisible();
  },
};
