import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { emptyNewUser, type NewUserForm } from '../../../domain/user/userForm.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { UserCreateScreen } from './UserCreateScreen.tsx';
import { userCreateView } from './userCreateView.ts';

const filledIn: NewUserForm = {
  ...emptyNewUser,
  username: 'lars.holm',
  password: 'secret-5',
  confirmation: 'secret-5',
  networks: ['lab', 'office'],
};

type Given = GivenRecords & Partial<Parameters<typeof userCreateView>[1]>;

const records = { users: ready(fleetUsers), networks: ready(fleetNetworks) };
const unsent = { isSaving: false, failure: undefined };

type LiveProps = {
  given: Given;
  create: () => void;
  cancel: () => void;
  reloadNetworks: () => void;
};

function LiveScreen({ given, ...on }: LiveProps) {
  const [form, setForm] = useState(given.form ?? emptyNewUser);
  return (
    <UserCreateScreen
      view={userCreateView(recordsOf({ ...records, ...given }), { ...unsent, ...given, form })}
      on={{ ...on, change: (changes) => setForm((before) => ({ ...before, ...changes })) }}
    />
  );
}

const meta = {
  title: 'Screens/Users/UserCreate',
  component: LiveScreen,
  subcomponents: { UserCreateScreen },
  args: { given: {}, create: fn(), cancel: fn(), reloadNetworks: fn() },
  decorators: [InMain],
} satisfies Meta<typeof LiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };
const showing = (given: Given) => ({ args: { given } });

export const Empty: Story = {};
export const OnAPhone: Story = { globals: phone };
export const Filled: Story = showing({ form: filledIn });
export const EnterpriseLevels: Story = showing({
  form: filledIn,
  viewer: createViewer(aSessionUser(), true, []),
});
export const NameTaken: Story = showing({ form: { ...filledIn, username: 'viktor' } });
export const Administrator: Story = showing({ form: { ...filledIn, isAdmin: true, networks: [] } });
export const Sending: Story = showing({ form: filledIn, isSaving: true });
export const Rejected: Story = showing({
  form: filledIn,
  failure: { fact: 'Failed to create new User. : erin', reason: 'free tier limits exceeded on users' },
});
export const WithoutNetworks: Story = showing({ networks: ready([]) });
export const NetworksFailed: Story = showing({
  networks: { status: 'failed', failure: { kind: 'unreachable', offline: false } },
});
export const ThreeHundredNetworks: Story = showing({
  networks: ready(Array.from({ length: 300 }, (_, index) => aNetwork({ netid: `net-${index}` }))),
});
export const Loading: Story = showing({ users: { status: 'loading' } });

const press = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

export const SubmitShowsErrorsAndMovesFocus: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field('Username'), 'ab');
    await userEvent.type(field('Password'), 'two words');
    await expect(canvas.queryByText(/^Invalid/)).toBeNull();
    await userEvent.click(press('Create user'));
    await expect(field('Username')).toHaveFocus();
    await expect(field('Username')).toHaveAccessibleDescription(/^Invalid user name provided/);
    await expect(field('Password')).toHaveAccessibleDescription(/^Invalid password provided/);
    await expect(field('Password confirmation')).toHaveAccessibleDescription(
      'Confirmation password does not match given password',
    );
    await expect(canvas.getByText('3 fields need attention')).toBeVisible();
    await expect(field('Password')).toHaveValue('two words');
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const DuplicateNameShowsWhileTyping: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field('Username'), 'viktor');
    await expect(canvas.getByText('A user with this name already exists')).toBeVisible();
    await userEvent.type(field('Username'), '2');
    await expect(canvas.queryByText('A user with this name already exists')).toBeNull();
  },
};

export const KeyboardOnly: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await expect(field('Username')).toHaveFocus();
    await userEvent.keyboard('lars.holm{Tab}secret-5');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('secret-5{Enter}');
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const CreatingAnAdministratorAsksForConfirmation: Story = {
  ...Administrator,
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create user'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Create lars.holm as an administrator?' }),
    );
    await expect(question.getByText(/view and change everything on this server/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.create).not.toHaveBeenCalled();
    await userEvent.click(press('Create user'));
    await userEvent.click(await screen.findByRole('button', { name: 'Create admin' }));
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const SavingDisablesSubmit: Story = {
  ...Sending,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create user'));
    await userEvent.type(field('Username'), '{Enter}');
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const BrowserDoesNotAutofill: Story = {
  name: 'Browser doesn’t autofill',
  parameters: isBehaviour,
  play: async () => {
    await expect(field('Username')).toHaveAttribute('autocomplete', 'off');
    await expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field('Password confirmation')).toHaveAttribute('autocomplete', 'new-password');
  },
};
