import type { Edit } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText, sentences } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { passwordFormProblems, type PasswordForm } from '../../../domain/user/credentials.ts';
import type { NetworkUsers } from '../../../domain/user/networkLevels.ts';
import type { UserForm, UserField } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { EditConflictsActions } from '../../shared/EditConflicts/EditConflicts.tsx';
import type { RecordNotFoundView } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { userDeletion, type UserDeletion } from '../userDeletion.ts';
import { userEditView, type UserEditView, type UserSaving } from './userEditView.ts';

export type UserInput = {
  readonly username: string;
  readonly viewer: Viewer;
  readonly users: Loadable<readonly User[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly networkUsers: Loadable<NetworkUsers>;
  readonly edit: Edit<UserForm>;
  readonly saving: UserSaving;
  readonly password: PasswordForm;
  readonly passwordSending: PasswordSending;
};

export type UserView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' | 'denied'; readonly reason: string }
  | { readonly status: 'missing'; readonly notFound: RecordNotFoundView }
  /** Somebody else's page, for anybody but an administrator. */
  | { readonly status: 'blank' }
  | UserPage;

export type UserPage = {
  readonly status: 'ready';
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isSelf: boolean;
  readonly staleBecause: string | undefined;
  readonly record: UserRecord | undefined;
  readonly password: PasswordView | undefined;
};

export type UserRecord = {
  readonly groups: { readonly names: readonly string[]; readonly href: string } | undefined;
  readonly edit: UserEditView;
  readonly deletion: UserDeletion;
};

export function userView(input: UserInput): UserView {
  const { username, viewer, users } = input;
  const isSelf = viewer.user.name === username;
  const { isAdmin } = viewer.user;
  if (!isAdmin) return isSelf ? { ...ownPage(input), record: undefined } : { status: 'blank' };
  if (users.status === 'failed') {
    const isDenied = users.failure.kind === 'unauthorized';
    return { status: isDenied ? 'denied' : 'failed', reason: failureText(users.failure) };
  }
  if (users.status !== 'ready' || isPending(input.networks)) return { status: 'loading' };
  const user = users.value.find((one) => one.username === username);
  if (!user) return missing(username);
  return {
    status: 'ready',
    username,
    isAdmin: user.isAdmin,
    isSelf,
    staleBecause: users.staleBecause && failureText(users.staleBecause),
    record: recordOf(user, users.value, input),
    password: isSelf ? passwordView(input.password, viewer, input.passwordSending) : undefined,
  };
}

/** A user who is no administrator is told nothing about their account by the server: the session has to do. */
function ownPage({ viewer, password, passwordSending }: UserInput): UserPage {
  return {
    status: 'ready',
    username: viewer.user.name,
    isAdmin: viewer.user.isAdmin,
    isSelf: true,
    staleBecause: undefined,
    record: undefined,
    password: passwordView(password, viewer, passwordSending),
  };
}

function recordOf(user: User, users: readonly User[], input: UserInput): UserRecord {
  const { viewer, networks, edit, saving } = input;
  const networkUsers = viewer.isEE ? input.networkUsers : undefined;
  const adminCount = users.filter(({ isAdmin }) => isAdmin).length;
  return {
    groups: canSeeUserGroups(viewer)
      ? { names: user.groups, href: paths.userGroupsOf(user.username) }
      : undefined,
    edit: userEditView({ user, networks, networkUsers, edit, saving }),
    deletion: userDeletion(user, adminCount, viewer),
  };
}

function missing(username: string): UserView {
  return {
    status: 'missing',
    notFound: {
      heading: messages['user.notfound'],
      text: username === '' ? 'The address names no user.' : `There is no user ${username}.`,
      listHref: paths.users(),
      listLabel: 'All users',
    },
  };
}

/** A failed read of the networks is an answer, too: the page works with those that the user has. */
function isPending(networks: Loadable<readonly Network[]>): boolean {
  return valueOf(networks) === undefined && networks.status !== 'failed';
}

export type UserActions = {
  refresh(): void;
  change(changes: Partial<UserForm>): void;
  save(): void;
  discard(): void;
  meanwhile: EditConflictsActions<UserField>;
  changePasswordForm(changes: Partial<PasswordForm>): void;
  changePassword(): void;
  remove(): void;
};

export type PasswordSending =
  { readonly status: 'idle' | 'underway' } | { readonly status: 'failed'; readonly failure: Failure };

function passwordView(form: PasswordForm, { user }: Viewer, sending: PasswordSending) {
  return {
    form,
    /** By field, whether or not it is time to say so. */
    problems: passwordFormProblems(form),
    /** This version of the server refuses everybody but administrators. */
    needsAdmin: !user.isAdmin,
    isSending: sending.status === 'underway',
    failure:
      sending.status === 'failed'
        ? { fact: toasts.updateUser(user.name).failure(''), advice: adviceOn(sending.failure) }
        : undefined,
  };
}

export type PasswordView = ReturnType<typeof passwordView>;

function adviceOn(failure: Failure): string {
  return failure.kind === 'unknown'
    ? sentences(
        refusalText(failure.because),
        'Whether the password was changed is not known: try both when you sign in next.',
      )
    : refusalText(failure);
}
