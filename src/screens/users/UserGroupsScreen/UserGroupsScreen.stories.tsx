import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { UserGroupsScreen } from './UserGroupsScreen.tsx';
import { userGroupsView, type UserGroupsInput } from './userGroupsView.ts';

const jonas = aUser({ username: 'jonas', groups: ['platform', 'dissolved'] });
const before = { groups: jonas.groups };

const of = (groups: readonly string[], rest: Partial<UserGroupsInput> = {}) =>
  userGroupsView({
    user: jonas,
    known: ['*', 'platform', 'sre', 'support'],
    edit: { before, after: { groups } },
    isSaving: false,
    failure: undefined,
    ...rest,
  });

const meta = {
  title: 'Screens/Users/UserGroups',
  component: UserGroupsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: of(before.groups),
    on: {
      choose: fn(),
      cancel: fn(),
      save: fn(),
      keepMine: fn(),
      takeTheirs: fn(),
      catchUp: fn(),
      retry: fn(),
    },
  },
} satisfies Meta<typeof UserGroupsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};

export const Changed: Story = { args: { view: of(['platform', 'sre']) } };

export const NothingChosen: Story = { args: { view: of([]) } };

export const Administrator: Story = {
  args: { view: of(before.groups, { user: { ...jonas, isAdmin: true } }) },
};

export const Conflict: Story = { args: { view: of(['sre'], { user: { ...jonas, groups: ['support'] } }) } };

export const Refused: Story = {
  args: { view: of(['sre'], { failure: { kind: 'unreachable', offline: false } }) },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Unknown: Story = {
  args: { view: { status: 'missing', username: 'nobody', listHref: '/users' } },
};

export const Failed: Story = { args: { view: { status: 'failed', reason: 'Could not reach server' } } };
