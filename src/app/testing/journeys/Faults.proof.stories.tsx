import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Fault } from '../../../../mocks/world/faults.ts';
import { report } from './report.ts';
import { address, goTo, Journey, reload, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Faults',
  tags: ['proof'],
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/users/create' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each page with the call that it cannot be drawn without. */
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

/** What goes wrong, and what a person reads of it. The pages take turns. */
const faults: readonly (readonly [fault: Fault, told: string])[] = [
  [{ kind: 'refuse' }, 'The server closed the connection without a response'],
  [{ kind: 'html' }, 'The server returned an unexpected response'],
  [{ kind: 'cut' }, 'Could not reach server'],
  [{ kind: 'wrong-type' }, 'The server returned an unexpected response'],
  [{ kind: 'status', status: 429, message: 'too many requests' }, 'too many requests'],
  [{ kind: 'status', status: 500, message: 'database is gone' }, 'database is gone'],
];

/** Opens each page while its call fails, and tries again once that is over. */
export const EveryPageSaysWhyAndRecovers: Story = {
  play: async () => {
    for (const [index, [at, call]] of pages.entries()) {
      const [fault, told] = faults[index % faults.length] ?? [{ kind: 'cut' }, ''];
      server().faults.add(call, fault);
      await goTo(at);
      reload();
      await expect(await screen.findAllByText(told, { exact: false }), at).not.toHaveLength(0);
      server().faults.clear();
      const buttons = await screen.findAllByRole('button', { name: /^(Try again|Refresh)/ });
      const again = buttons.find(({ textContent }) => textContent === 'Try again') ?? buttons[0];
      again?.click();
      await waitFor(() => expect(screen.queryByText(told, { exact: false }), at).toBeNull());
      await expect(await screen.findAllByRole('heading'), at).not.toHaveLength(0);
    }
    report(`pages that say why and recover: ${pages.length}, with ${faults.length} faults in turn`);
  },
};

/** The login page's diagnosis, over the page that could not be read. */
export const WhyTheServerIsNotReached: Story = {
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

/** What was there stays, with the reason why it is not newer. */
export const ARefreshThatFails: Story = {
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
