import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { conflict } from '../../../domain/failure.ts';
import { type NetworkUser, networkUserForm, type NetworkUserForm } from '../../../domain/user/networkUser.ts';
import { EditPermissionDialog } from './EditPermissionDialog.tsx';
import { editPermissionView } from './editPermissionView.ts';

const elif: NetworkUser = {
  id: 'elif@kestrel.systems',
  accessLevel: 1,
  nodeLimit: 2,
  clientLimit: 2,
  nodes: [],
  clients: ['elif-mbp'],
  carried: {},
};
const before = networkUserForm(elif);

type Changes = GivenRecords & Partial<Parameters<typeof editPermissionView>[1]>;

const viewOf = (typed: Partial<NetworkUserForm> = {}, changes: Changes = {}) =>
  editPermissionView(
    recordsOf({
      users: ready([aUser({ username: elif.id })]),
      networks: ready([aNetwork({ netid: 'office' })]),
      ...changes,
    }),
    {
      netid: 'office',
      user: elif,
      edit: { before, after: { ...before, ...typed } },
      isSaving: false,
      failure: undefined,
      ...changes,
    },
  );

const meta = {
  title: 'Screens/User permissions/EditPermission',
  component: EditPermissionDialog,
  args: {
    view: viewOf(),
    on: { change: fn(), save: fn(), cancel: fn(), keepMine: fn(), takeTheirs: fn(), catchUp: fn() },
  },
} satisfies Meta<typeof EditPermissionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};

export const WrongValues: Story = { args: { view: viewOf({ accessLevel: '0', clientLimit: '-1' }) } };

export const Saving: Story = { args: { view: viewOf({ accessLevel: '0' }, { isSaving: true }) } };

export const Rejected: Story = {
  args: {
    view: viewOf(
      { accessLevel: '0' },
      { failure: { kind: 'rejected', status: 400, message: 'admins cannot have permission level 0' } },
    ),
  },
};

/** The reason already ends with a full stop. */
export const NotSent: Story = {
  args: {
    view: viewOf(
      { accessLevel: '0' },
      {
        failure: conflict([]),
      },
    ),
  },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveTextContent('Nothing was sent. Your input is kept.');
  },
};

export const NotAllKept: Story = {
  args: { view: viewOf({}, { overrides: [{ field: 'nodeLimit', requested: '9', kept: '2' }] }) },
};

const closed = aNetwork({
  netid: 'office',
  proSettings: someProSettings({ allowedGroups: ['engineers'], allowedUsers: [] }),
});

/** The server rejects any change until the network allows the user. */
export const NotAllowedOnTheNetwork: Story = {
  args: { view: viewOf({ nodeLimit: '5' }, { networks: ready([closed]) }) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('office doesn’t allow this user.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Allowed groups' })).toHaveAttribute(
      'href',
      '/networks/office/edit/groups',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(args.on.save).not.toHaveBeenCalled();
  },
};

export const AdministratorLevelZeroIsBlocked: Story = {
  args: {
    view: viewOf({ accessLevel: '0' }, { users: ready([aUser({ username: elif.id, isAdmin: true })]) }),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Administrators manage all networks. Choose another level')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(args.on.save).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  args: { view: viewOf({ nodeLimit: '5' }, { user: { ...elif, nodeLimit: 7, clientLimit: 9 } }) },
};

function Live({ on }: ComponentProps<typeof EditPermissionDialog>) {
  const [typed, setTyped] = useState<Partial<NetworkUserForm>>({});
  return (
    <EditPermissionDialog
      view={viewOf(typed)}
      on={{ ...on, change: (changes) => setTyped((all) => ({ ...all, ...changes })) }}
    />
  );
}

export const SubmitValidatesAndSaves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Live,
  play: async ({ args, userEvent }) => {
    const limit = await screen.findByRole('textbox', { name: 'Client limit' });
    await userEvent.clear(limit);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Value must be 0 or greater')).toBeVisible();
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.type(limit, '4');
    await userEvent.click(screen.getByRole('radio', { name: /Network administrator/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};
