import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { UserGroupListScreen } from './UserGroupListScreen.tsx';
import { userGroupListView, type UserGroupListInput } from './userGroupListView.ts';

const ready = (...names: readonly string[]): Loadable<readonly string[]> => ({
  status: 'ready',
  value: names,
  loadedAt: NOW_MS,
});

const input = (groups: Loadable<readonly string[]>, query = ''): UserGroupListInput => ({
  groups,
  isRefreshing: false,
  users: [
    aUser({ username: 'mira', groups: ['*', 'platform'] }),
    aUser({ username: 'jonas', groups: ['platform', 'sre'] }),
  ],
  networks: [aNetwork({ proSettings: someProSettings({ allowedGroups: ['*', 'sre'] }) })],
  query: new URLSearchParams(query),
  rowsPerPage: 10,
});

const viewOf = (groups: Loadable<readonly string[]>, query = '') => userGroupListView(input(groups, query));

const meta = {
  title: 'Screens/User groups/UserGroupList',
  component: UserGroupListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(ready('*', 'platform', 'sre', 'support')),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      remove: fn(),
      removeAll: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof UserGroupListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const LongNames: Story = {
  args: { view: viewOf(ready('*', ...longNames.groups)) },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const Many: Story = {
  args: {
    view: viewOf(
      ready('*', ...Array.from({ length: 900 }, (_, index) => `team-${index}`)),
      'rowsPerPage=250',
    ),
  },
  tags: ['proof'],
};

export const Empty: Story = { args: { view: viewOf(ready()) } };

export const NoMatch: Story = { args: { view: viewOf(ready('*'), 'search=nobody') } };

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Failed: Story = {
  args: { view: viewOf({ status: 'failed', failure: { kind: 'unreachable', offline: false } }) },
};

export const Stale: Story = {
  args: {
    view: viewOf({
      status: 'ready',
      value: ['*', 'sre'],
      loadedAt: NOW_MS - 120_000,
      staleBecause: { kind: 'timeout' },
    }),
  },
};

export const DeletingAsksForConfirmation: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Delete *' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete platform' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete user group platform?' }));
    await expect(question.getByText('2')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete group' }));
    await expect(args.on.remove).toHaveBeenCalledWith('platform');
  },
};

/** One network allows both groups and counts once. */
export const SelectedGroupsAreDeletedExceptTheWildcard: Story = {
  args: {
    view: userGroupListView({
      ...input(ready('*', 'platform', 'sre')),
      networks: [aNetwork({ proSettings: someProSettings({ allowedGroups: ['platform', 'sre'] }) })],
      selection: new Set(['*', 'platform', 'sre']),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 user groups?' }));
    await expect(question.getByText('Memberships removed').nextSibling).toHaveTextContent('3');
    await expect(question.getByText('Networks that allow these groups').nextSibling).toHaveTextContent('1');
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 user groups' }));
    await expect(args.on.removeAll).toHaveBeenCalledWith(['platform', 'sre']);
  },
};
