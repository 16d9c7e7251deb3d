import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready as loaded } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { PermissionListScreen } from './PermissionListScreen.tsx';
import { permissionListView } from './permissionListView.ts';

const viewer = createViewer(aSessionUser(), true, []);
const dev = aNode({ name: 'dev-03', network: 'office' });

function user(id: string, accessLevel: AccessLevel, changes: Partial<NetworkUser> = {}): NetworkUser {
  return { id, accessLevel, nodeLimit: 2, clientLimit: 3, nodes: [], clients: [], carried: {}, ...changes };
}

const team = [
  user('anna.berg', 2, { clients: ['anna-phone', 'anna-laptop', 'anna-tablet'] }),
  user('elif@kestrel.systems', 1, { nodes: [dev.id], clients: ['elif-mbp'] }),
  user('lars.holm', 3, { nodeLimit: 0, clientLimit: 0 }),
  user('sam.okoye', 0, { nodes: [dev.id, 'n-gone'] }),
];

type Users = Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
const ready = (users: readonly NetworkUser[]): Users => ({
  status: 'ready',
  value: new Map([['office', users]]),
  loadedAt: NOW_MS,
});

type Changes = GivenRecords & Partial<Parameters<typeof permissionListView>[1]>;

const viewOf = (networkUsers: Users, query = '', changes: Changes = {}) =>
  permissionListView(recordsOf({ networkUsers, viewer, nodes: loaded([dev]), ...changes }), {
    netid: 'office',
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    ...changes,
  });

const meta = {
  title: 'Screens/User permissions/PermissionList',
  component: PermissionListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(ready(team)),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      act: fn(),
      select: fn(),
      saveRecords: fn(),
      setAll: fn(),
    },
  },
} satisfies Meta<typeof PermissionListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const LongNames: Story = {
  args: { view: viewOf(ready(longNames.users.map((id) => user(id, 1)))) },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const Many: Story = {
  args: {
    view: viewOf(
      ready(Array.from({ length: 1000 }, (_, index) => user(`user-${index}`, 2))),
      'rowsPerPage=250',
    ),
  },
  tags: ['proof'],
};

export const Empty: Story = { args: { view: viewOf(ready([])) } };

export const NoMatch: Story = { args: { view: viewOf(ready(team), 'search=nobody') } };

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Failed: Story = {
  args: { view: viewOf({ status: 'failed', failure: { kind: 'unreachable', offline: true } }) },
};

export const ButtonRemovesItsUser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove anna.berg' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'removePermission', netid: 'office', username: 'anna.berg' },
    ]);
  },
};

const threeSelected = { selection: new Set(['anna.berg', 'lars.holm', 'sam.okoye']) };

export const ThreeSelected: Story = { args: { view: viewOf(ready(team), '', threeSelected) } };

export const LevelAndLimitsAreSetForTheSelection: Story = {
  ...ThreeSelected,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set level and limits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set level and limits of 3 users' }));
    await userEvent.type(dialog.getByLabelText(/^Node limit/), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 users' }));
    await expect(args.on.setAll).toHaveBeenCalledWith(['anna.berg', 'lars.holm', 'sam.okoye'], {
      nodeLimit: '9',
    });
  },
};

export const UsersThatTheNetworkDoesNotAllowAreSkipped: Story = {
  args: {
    view: viewOf(ready(team), '', {
      ...threeSelected,
      networks: loaded([
        aNetwork({
          netid: 'office',
          proSettings: someProSettings({ allowedUsers: ['anna.berg'], allowedGroups: [] }),
        }),
      ]),
      users: loaded(['anna.berg', 'lars.holm'].map((username) => aUser({ username, groups: [] }))),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set level and limits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set level and limits of 2 users' }));
    await expect(dialog.getByText(/^Skipped: lars.holm/)).toBeVisible();
  },
};

export const AdministratorsKeepAccess: Story = {
  args: {
    view: viewOf(ready([user('mira', 2), user('anna.berg', 2)]), '', {
      users: loaded([aUser({ username: 'mira', isAdmin: true })]),
    }),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /mira/ });
    await expect(row).toHaveTextContent(/Administrator, full access.*None.*None/);
  },
};
