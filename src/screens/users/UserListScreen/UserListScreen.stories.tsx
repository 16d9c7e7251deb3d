import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { PageOfList } from '../../list/RecordList/listState.ts';
import { userListView } from './userListView.ts';
import { UserListScreen } from './UserListScreen.tsx';

const usersOf = (value: readonly User[]) => ({ users: ready(value, 4) });

const viewOf = (changes: GivenRecords & Partial<PageOfList> = {}, query = '') =>
  userListView(recordsOf({ ...usersOf(fleetUsers), ...changes }), {
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    ...changes,
  });

const enterprise = { viewer: createViewer(aSessionUser(), true, []) };

const meta = {
  title: 'Screens/Users/UserList',
  component: UserListScreen,
  decorators: [InMain],
  args: {
    view: viewOf(),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      act: fn(),
      select: fn(),
      saveRecords: fn(),
      changeGroups: fn(),
    },
  },
} satisfies Meta<typeof UserListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

export const CommunityEdition: Story = {};
export const EnterpriseEdition: Story = { args: { view: viewOf(enterprise) } };
export const OnATablet: Story = {
  args: { view: viewOf(enterprise) },
  globals: { viewport: { value: 'tablet' } },
};
export const OnAPhone: Story = { globals: phone };
export const Descending: Story = { args: { view: viewOf({}, 'order=descending') } };
export const Filtered: Story = { args: { view: viewOf({}, 'role=user&network=lab&network=office') } };
export const OnlyTheViewer: Story = {
  args: { view: viewOf(usersOf([aUser({ username: 'mira', isAdmin: true, networks: [] })])) },
};
export const ManyNetworksAndLongNames: Story = {
  args: {
    view: viewOf({
      ...enterprise,
      ...usersOf([
        aUser({
          username: 'an.administrator.with.networks@example.org',
          isAdmin: true,
          networks: ['edge-iot', 'lab', 'office', 'prod-eu', 'prod-us', 'site-branch'],
        }),
        aUser({
          username: 'x-1',
          networks: ['a-network-12'],
          groups: ['a-group-with-a-rather-long-name', 'noc'],
        }),
        aUser({ username: 'nobody', networks: [], groups: [] }),
      ]),
    }),
  },
};
export const LongNames: Story = {
  args: {
    view: viewOf({
      ...enterprise,
      ...usersOf(longNames.users.map((username) => aUser({ username, isAdmin: true, groups: ['noc'] }))),
    }),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const ManyNetworksOnAPhone: Story = { ...ManyNetworksAndLongNames, globals: phone };
export const FiveThousandUsers: Story = {
  args: {
    view: viewOf(
      usersOf(Array.from({ length: 5000 }, (_, index) => aUser({ username: `user-${index}` }))),
      'rowsPerPage=250&page=7',
    ),
  },
  parameters: isBehaviour,
  tags: ['proof'],
};
export const Refreshing: Story = { args: { view: viewOf({ refreshing: ['users'] }) } };
export const Loading: Story = { args: { view: viewOf({ users: { status: 'loading' } }) } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Empty: Story = { args: { view: viewOf(usersOf([])) } };
export const NoMatch: Story = { args: { view: viewOf({}, 'search=nobody&role=admin') } };
export const Failed: Story = {
  args: {
    view: viewOf({ users: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
};
export const Denied: Story = {
  args: {
    view: viewOf({ users: { status: 'failed', failure: { kind: 'unauthorized', message: 'unauthorized' } } }),
  },
};
export const RefreshFailed: Story = {
  args: {
    view: viewOf({
      users: {
        status: 'ready',
        value: fleetUsers,
        loadedAt: NOW_MS - 90_000,
        staleBecause: { kind: 'unreachable', offline: false },
      },
    }),
  },
};

export const SelectedUsersAreDeletedTogether: Story = {
  parameters: isBehaviour,
  args: { view: viewOf({ selection: new Set(['viktor', 'priya']) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      expect.arrayContaining([{ kind: 'deleteUser', username: 'viktor' }]),
      expect.objectContaining({ skipped: [] }),
    );
  },
};

export const NamesAndNetworksLinkToTheirPages: Story = {
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /priya/ }));
    await expect(row.getByRole('link', { name: 'priya' })).toHaveAttribute('href', '/users/priya');
    await expect(row.getByRole('link', { name: 'prod-us' })).toHaveAttribute('href', '/networks/prod-us');
    await expect(canvas.getByRole('row', { name: /mira/ })).toHaveTextContent(/You.*True.*\* all networks/);
    await expect(row.getByText('False')).toBeVisible();
  },
};

export const FocusShowsHiddenNetworks: Story = {
  ...ManyNetworksAndLongNames,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'office' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '+3' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('prod-eu, prod-us, site-branch');
  },
};

export const HeaderSortsByName: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Username/ }));
    await expect(args.on.filter).toHaveBeenCalledWith({ isAscending: false });
  },
};

export const ButtonSortsByNameOnAPhone: Story = {
  globals: phone,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Username, sort descending' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ isAscending: false });
  },
};

const selectable = fleetUsers.map(({ username }) => username);
const allSelected = { selection: new Set(selectable) };

export const AllSelected: Story = { args: { view: viewOf({ ...enterprise, ...allSelected }) } };

export const SelectedUsersAreAddedToGroups: Story = {
  args: {
    view: viewOf({
      ...enterprise,
      ...usersOf([aUser({ username: 'ada', groups: ['sre'] }), aUser({ username: 'boss', isAdmin: true })]),
      userGroups: ready(['*', 'platform', 'sre']),
      selection: new Set(['ada', 'boss']),
      networks: ready([
        aNetwork({
          netid: 'lab',
          proSettings: someProSettings({ allowedGroups: ['platform'], defaultAccessLevel: 2 }),
        }),
      ]),
      networkUsers: ready(
        new Map([
          [
            'lab',
            ['ada', 'boss'].map((id) => aNetworkUser({ id, accessLevel: 3, nodeLimit: 0, clientLimit: 0 })),
          ],
        ]),
      ),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 user to groups' }));
    await expect(dialog.getByText(/^Skipped: boss/)).toBeVisible();
    await expect(dialog.queryByRole('group', { name: 'Access changes' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^platform/ }));
    await expect(dialog.getByRole('group', { name: 'Access changes' })).toHaveTextContent(
      'lab: no access becomes client user ada',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 user' }));
    await expect(args.on.changeGroups).toHaveBeenCalledWith(['ada'], {
      groups: ['platform'],
      isAdding: true,
    });
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set());
  },
};

export const LeavingTheLastGroupIsExplained: Story = {
  args: {
    view: viewOf({
      ...enterprise,
      ...usersOf([aUser({ username: 'ada', groups: ['sre'] })]),
      userGroups: ready(['*', 'sre']),
      selection: new Set(['ada']),
    }),
  },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 user from groups' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^sre/ }));
    await expect(dialog.getByText(/they will be added to \*/)).toBeVisible();
  },
};
