import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import type { UserForm } from '../../../domain/user/userForm.ts';
import { UserScreen, type UserScreenProps } from './UserScreen.tsx';
import { userView } from './userView.ts';

const lars = aUser({ username: 'lars.holm', networks: ['edge-iot', 'site-branch'], groups: ['field'] });
const form: UserForm = { isAdmin: false, networks: ['edge-iot', 'site-branch'] };
const changedTo = (after: Partial<UserForm>) => ({ edit: { before: form, after: { ...form, ...after } } });

const fleetLevels = new Map(
  fleetNetworks.map(({ netid }) => [netid, [aNetworkUser({ id: lars.username, accessLevel: 3 })]]),
);

type Given = GivenRecords & Partial<Parameters<typeof userView>[1]>;

const records: GivenRecords = {
  users: ready([...fleetUsers, lars]),
  networks: ready(fleetNetworks),
  networkUsers: ready(fleetLevels),
};

const page = {
  username: 'lars.holm',
  isSaving: false,
  failure: undefined,
  passwordSubmission: { status: 'idle' },
} as const;

type LiveProps = { given: Given; on: Omit<UserScreenProps['on'], 'change' | 'changePasswordForm'> };

function LiveScreen({ given, on }: LiveProps) {
  const [edit, setEdit] = useState(given.edit ?? { before: form, after: form });
  const [password, setPassword] = useState(given.password ?? emptyPassword);
  return (
    <UserScreen
      view={userView(recordsOf({ ...records, ...given }), { ...page, ...given, edit, password })}
      on={{
        ...on,
        change: (changes) => setEdit((now) => ({ ...now, after: { ...now.after, ...changes } })),
        changePasswordForm: (changes) => setPassword((now) => ({ ...now, ...changes })),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Users/User',
  component: LiveScreen,
  subcomponents: { UserScreen },
  args: {
    given: {},
    on: {
      refresh: fn(),
      save: fn(),
      discard: fn(),
      changePassword: fn(),
      act: fn(),
      otherChanges: { keepMine: fn(), takeTheirs: fn(), catchUp: fn() },
    },
  },
  decorators: [InMain],
} satisfies Meta<typeof LiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };
const showing = (given: Given) => ({ args: { given } });
const enterprise = { viewer: createViewer(aSessionUser(), true, []) };
const own = { username: 'mira' };
const priya = {
  username: 'priya',
  viewer: createViewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []),
};

export const Unchanged: Story = {};
export const OneNetworkAdded: Story = showing({
  ...enterprise,
  ...changedTo({ networks: ['edge-iot', 'lab', 'site-branch'] }),
});

export const OwnsClientsAndNodes: Story = {
  ...showing({
    ...enterprise,
    clients: ready([anExternalClient({ clientId: 'viktor-phone', ownerId: lars.username })]),
    nodes: ready([aNode({ name: 'viktor-laptop', ownerId: lars.username })]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'viktor-phone' })).toHaveAttribute(
      'href',
      '/ext-clients/prod-eu?search=viktor-phone',
    );
    await expect(canvas.getByRole('link', { name: 'viktor-laptop' })).toBeVisible();
    await expect(canvas.getByText('External client in prod-eu')).toBeVisible();
  },
};

export const OwnsNothing: Story = showing({ ...enterprise, clients: ready([]), nodes: ready([]) });

export const MakingANetworkAdministratorAsksForConfirmation: Story = {
  ...OneNetworkAdded,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Make lars.holm a network administrator?' }),
    );
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Make network administrator' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};

export const OneNetworkAddedOnAPhone: Story = { ...OneNetworkAdded, globals: phone };
export const Promotion: Story = showing(changedTo({ isAdmin: true }));
export const LastNetworkCleared: Story = showing(changedTo({ networks: [] }));
export const Administrator: Story = showing({ username: 'jonas' });
export const OwnPageOfAnAdministrator: Story = showing(own);
export const OwnPageOfAnAdministratorOnAPhone: Story = { ...OwnPageOfAnAdministrator, globals: phone };
export const OwnPageOfAUser: Story = showing(priya);
export const OwnPasswordRejected: Story = showing({
  ...priya,
  password: { password: 'secret-5', confirmation: 'secret-5' },
  passwordSubmission: {
    status: 'failed',
    failure: { kind: 'unauthorized', message: 'unauthorized' },
  },
});
export const OwnPasswordUnknown: Story = showing({
  ...own,
  password: { password: 'secret-5', confirmation: 'secret-5' },
  passwordSubmission: { status: 'failed', failure: { kind: 'unknown', because: { kind: 'timeout' } } },
});
export const Saving: Story = showing({ ...changedTo({ isAdmin: true }), isSaving: true });
export const RoleNotSaved: Story = showing({
  overrides: [{ field: 'isAdmin', requested: true, kept: false }],
});
export const Rejected: Story = showing({
  ...changedTo({ networks: ['lab'] }),
  failure: { kind: 'rejected', status: 400, message: 'no such luck' },
});
export const Conflict: Story = showing({
  edit: {
    before: { ...form, networks: ['office'] },
    after: { ...form, networks: ['lab', 'office'] },
  },
});
export const UnknownNetwork: Story = showing({
  users: ready([{ ...lars, networks: ['atlantis', 'lab'] }]),
  edit: {
    before: { ...form, networks: ['atlantis', 'lab'] },
    after: { ...form, networks: ['atlantis', 'lab'] },
  },
});
export const NetworksFailed: Story = showing({
  networks: { status: 'failed', failure: { kind: 'unreachable', offline: false } },
});
export const ThreeHundredNetworks: Story = showing({
  networks: ready(Array.from({ length: 300 }, (_, index) => aNetwork({ netid: `net-${index}` }))),
});
export const RefreshFailed: Story = showing({
  users: {
    status: 'ready',
    value: [lars],
    loadedAt: 0,
    staleBecause: { kind: 'unreachable', offline: false },
  },
});
export const Loading: Story = showing({ users: { status: 'loading' } });
export const Failed: Story = showing({ users: { status: 'failed', failure: { kind: 'timeout' } } });
export const Denied: Story = showing({
  users: { status: 'failed', failure: { kind: 'unauthorized', message: 'unauthorized' } },
});
export const NotFound: Story = showing({ username: 'nobody' });
export const NotFoundWithoutAName: Story = showing({ username: '' });
export const PageOfAnotherUser: Story = {
  ...showing({ ...priya, username: 'lars.holm' }),
  name: 'Another user’s page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};

const press = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

export const SelectingANetworkShowsTheChange: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'lab' }));
    await expect(canvas.getByText('lab will be added')).toBeVisible();
    await expect(canvas.getByText('1 change')).toBeVisible();
    await userEvent.click(press('Update'));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};

/** The old console’s list is 22em high. */
export const ChecklistIs286PixelsHigh: Story = {
  ...ThreeHundredNetworks,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Select networks for user' });
    const scrolling = [...group.querySelectorAll('div')].filter((part) => part.scrollHeight > 1000);
    await expect(scrolling[0]?.getBoundingClientRect().height).toBe(286);
  },
};

export const PromotionAsksForConfirmation: Story = {
  ...Promotion,
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Update'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Make lars.holm an administrator?' }),
    );
    await expect(question.getByText(/Make .* an administrator\?|an administrator\?/)).toBeVisible();
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Make admin' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};

export const ClearingTheLastNetworkShowsAWarning: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'edge-iot' }));
    await expect(canvas.queryByText('Users need at least one network')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'site-branch' }));
    await expect(canvas.getByText('Users need at least one network')).toBeVisible();
  },
};

export const AdministratorsCannotBeEdited: Story = {
  name: 'Administrators can’t be edited',
  ...Administrator,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const reason = 'Administrators can’t be edited';
    await expect(press('Update ( Make Admin )')).toHaveAccessibleDescription(reason);
    await expect(canvas.getByRole('switch', { name: 'Admin' })).toHaveAccessibleDescription(reason);
    await userEvent.click(canvas.getByRole('switch', { name: 'Admin' }));
    await userEvent.click(press('Update ( Make Admin )'));
    await expect(canvas.getByRole('switch', { name: 'Admin' })).toBeChecked();
    await expect(
      canvas.getByText('Administrators can see all networks, regardless of this list'),
    ).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(args.on.save).not.toHaveBeenCalled();
  },
};

export const ConflictBlocksSaving: Story = {
  ...Conflict,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Update'));
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(press('Keep mine for Networks'));
    await expect(args.on.otherChanges.keepMine).toHaveBeenCalledWith('networks');
  },
};

export const ChangingThePasswordValidatesAndAsksForConfirmation: Story = {
  ...OwnPageOfAnAdministrator,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field('Password'), '1234');
    await userEvent.click(press('Change password'));
    await expect(field('Password')).toHaveFocus();
    await expect(canvas.getByText(/^Invalid password provided/)).toBeVisible();
    await userEvent.type(field('Password'), '5');
    await userEvent.type(field('Password confirmation'), '12345{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Change password?' }));
    await expect(args.on.changePassword).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Change password' }));
    await expect(args.on.changePassword).toHaveBeenCalledOnce();
  },
};

export const BrowserCanSaveTheViewersPassword: Story = {
  name: 'Browser can save the viewer’s password',
  ...OwnPageOfAnAdministrator,
  parameters: isBehaviour,
  play: async () => {
    await expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const ButtonDeletesTheUser: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Delete'));
    await expect(args.on.act).toHaveBeenCalledWith([expect.objectContaining({ kind: 'deleteUser' })]);
  },
};

export const UsersCannotDeleteThemselves: Story = {
  name: 'Users can’t delete themselves',
  ...OwnPageOfAnAdministrator,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await expect(press('Delete')).toHaveAccessibleDescription(
      'Only another administrator can delete your account',
    );
    await userEvent.click(press('Delete'));
    await expect(args.on.act).not.toHaveBeenCalled();
  },
};
