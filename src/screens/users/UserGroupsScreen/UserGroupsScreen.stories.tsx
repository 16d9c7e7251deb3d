import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { ChoiceEditor } from '../../editor/ChoiceEditor/ChoiceEditor.tsx';
import { userGroupsView } from './userGroupsView.ts';

const jonas = aUser({ username: 'jonas', groups: ['platform', 'dissolved'] });
const before = { groups: jonas.groups };

const lab = aNetwork({
  netid: 'lab',
  proSettings: someProSettings({
    allowedGroups: ['sre'],
    defaultAccessLevel: 2,
    defaultUserClientLimit: 2,
  }),
});

const records: GivenRecords = {
  userGroups: ready(['*', 'platform', 'sre', 'support']),
  networks: ready([lab]),
  networkUsers: ready(
    new Map([['lab', [aNetworkUser({ id: 'jonas', accessLevel: 3, nodeLimit: 0, clientLimit: 0 })]]]),
  ),
};

type Changes = GivenRecords & { user?: User; failure?: SaveFailure };

const viewOf = (groups: readonly string[], changes: Changes = {}) =>
  userGroupsView(recordsOf({ ...records, ...changes }), changes.user ?? jonas, {
    edit: { before, after: { groups } },
    isSaving: false,
    failure: changes.failure,
  });

const meta = {
  title: 'Screens/Users/UserGroups',
  component: ChoiceEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(before.groups),
    on: {
      choose: fn(),
      cancel: fn(),
      save: fn(),
      keepMine: fn(),
      takeTheirs: fn(),
      catchUp: fn(),
    },
  },
} satisfies Meta<typeof ChoiceEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};

export const Changed: Story = {
  args: { view: viewOf(['platform', 'sre']) },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('group', { name: 'Access changes' });
    await expect(changes).toHaveTextContent(
      'lab: no access becomes client user, client limit 0 becomes 2 jonas',
    );
  },
};

export const ChangedWithoutKnownLevels: Story = {
  args: { view: viewOf(['platform', 'sre'], { networkUsers: undefined }) },
};

export const NoGroupSelected: Story = { args: { view: viewOf([]) } };

export const Administrator: Story = {
  args: { view: viewOf(before.groups, { user: { ...jonas, isAdmin: true } }) },
};

export const Conflict: Story = {
  args: { view: viewOf(['sre'], { user: { ...jonas, groups: ['support'] } }) },
};

export const Rejected: Story = {
  args: { view: viewOf(['sre'], { failure: { kind: 'unreachable', offline: false } }) },
};
