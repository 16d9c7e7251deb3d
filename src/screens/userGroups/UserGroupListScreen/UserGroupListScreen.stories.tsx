import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready as loaded } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { PageOfList } from '../../list/RecordList/listState.ts';
import { UserGroupListScreen } from './UserGroupListScreen.tsx';
import { userGroupListView } from './userGroupListView.ts';

const ready = (...names: readonly string[]): Loadable<readonly string[]> => ({
  status: 'ready',
  value: names,
  loadedAt: NOW_MS,
});

const given: GivenRecords = {
  users: loaded([
    aUser({ username: 'mira', groups: ['*', 'platform'] }),
    aUser({ username: 'jonas', groups: ['platform', 'sre'] }),
  ]),
  networks: loaded([aNetwork({ proSettings: someProSettings({ allowedGroups: ['*', 'sre'] }) })]),
  viewer: createViewer(aSessionUser(), true, []),
};

type Changes = GivenRecords & Partial<PageOfList>;

const viewOf = (userGroups: Loadable<readonly string[]>, query = '', changes: Changes = {}) =>
  userGroupListView(recordsOf({ ...given, userGroups, ...changes }), {
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    ...changes,
  });

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
      act: fn(),
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

export const SelectedGroupsAreDeletedExceptTheWildcard: Story = {
  args: {
    view: viewOf(ready('*', 'platform', 'sre'), '', {
      networks: loaded([aNetwork({ proSettings: someProSettings({ allowedGroups: ['platform', 'sre'] }) })]),
      selection: new Set(['*', 'platform', 'sre']),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      ['platform', 'sre'].map((group) => ({ kind: 'deleteUserGroup', group })),
      expect.objectContaining({ skipped: [expect.objectContaining({ name: '*' })] }),
    );
  },
};
