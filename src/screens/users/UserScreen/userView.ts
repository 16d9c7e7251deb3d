import type { Act } from '../../../domain/actions/action.ts';
import { deletionOfUser } from '../../../domain/actions/userActions.ts';
import type { Failure } from '../../../domain/failure.ts';
import { isPending, valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText, sentences } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { rejectionText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { passwordFormProblems, type PasswordForm } from '../../../domain/user/credentials.ts';
import { accessByUser, type NetworkUsers } from '../../../domain/user/networkLevels.ts';
import type { Belongings } from '../../../domain/user/owners.ts';
import type { UserForm, UserField } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { EditConflictsActions } from '../../editor/EditConflicts/EditConflicts.tsx';
import { recordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { userEditView, type UserEditInput } from './userEditView.ts';

export type UserInput = Pick<UserEditInput, 'networks' | 'edit' | 'isSaving' | 'failure' | 'overrides'> & {
  readonly username: string;
  readonly viewer: Viewer;
  readonly users: Loadable<readonly User[]>;
  readonly networkUsers: Loadable<NetworkUsers>;
  readonly password: PasswordForm;
  readonly passwordSubmission: PasswordSubmission;
  /** Undefined before all lists have loaded. */
  readonly belongings?: Belongings | undefined;
};

export type UserView = ReturnType<typeof userView>;

export function userView(input: UserInput) {
  const { username, viewer, users } = input;
  // Another user’s page, viewed without administrator rights.
  if (!viewer.user.isAdmin && viewer.user.name !== username) return { status: 'blank' as const };
  if (!viewer.user.isAdmin) return pageOf(input);
  if (users.status === 'failed' && users.failure.kind === 'unauthorized') {
    return { status: 'denied' as const, reason: failureText(users.failure) };
  }
  const user = valueOf(users)?.find((candidate) => candidate.username === username);
  if (!user) {
    return recordPlaceholderView(users, 'the user', {
      status: 'noRecord',
      heading: messages['user.notfound'],
      text: username === '' ? 'No username in this address.' : `There’s no user named ${username}.`,
      listHref: paths.users(),
      listLabel: 'All users',
    });
  }
  // If loading networks has failed, the page still shows the user’s own networks.
  if (isPending(input.networks)) return { status: 'loading' as const };
  return pageOf(input, user);
}

/** Without `user`, builds the page from the session, because the server shows accounts only to administrators. */
function pageOf(input: UserInput, user?: User) {
  const { username, viewer, users } = input;
  const isSelf = viewer.user.name === username;
  return {
    status: 'ready' as const,
    username,
    isAdmin: (user ?? viewer.user).isAdmin,
    isSelf,
    staleBecause: user && freshness(users).staleBecause,
    record: user && recordOf(user, input),
    password: isSelf ? passwordView(input.password, viewer, input.passwordSubmission) : undefined,
  };
}

export type UserPage = ReturnType<typeof pageOf>;

function recordOf(user: User, input: UserInput) {
  const { viewer } = input;
  const networkUsers = viewer.isEE ? input.networkUsers : undefined;
  const levels = networkUsers && valueOf(networkUsers);
  return {
    groups: canSeeUserGroups(viewer)
      ? { names: user.groups, href: paths.userGroupsOf(user.username) }
      : undefined,
    owned: input.belongings && ownedLinks(input.belongings),
    edit: userEditView({ ...input, user, networkUsers }),
    deletion: deletionOfUser(user, {
      viewer,
      users: valueOf(input.users),
      access: levels && accessByUser(levels),
    }),
  };
}

function ownedLinks({ clients, nodes }: Belongings) {
  return [
    ...clients.map((client) => ({
      name: client.clientId,
      kind: 'External client',
      network: client.network,
      href: `${paths.externalClients(client.network)}?${new URLSearchParams({ search: client.clientId })}`,
    })),
    ...nodes.map((node) => ({
      name: node.name,
      kind: 'Node',
      network: node.network,
      href: paths.node(node),
    })),
  ];
}

export type UserActions = {
  refresh(): void;
  change(changes: Partial<UserForm>): void;
  save(): void;
  discard(): void;
  otherChanges: EditConflictsActions<UserField>;
  changePasswordForm(changes: Partial<PasswordForm>): void;
  changePassword(): void;
  act: Act;
};

export type PasswordSubmission =
  { readonly status: 'idle' | 'underway' } | { readonly status: 'failed'; readonly failure: Failure };

function passwordView(form: PasswordForm, { user }: Viewer, sending: PasswordSubmission) {
  return {
    form,
    problems: passwordFormProblems(form),
    /** This server version lets only administrators change their password. */
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
        rejectionText(failure.because),
        'Couldn’t confirm whether the password was changed. Try both passwords the next time you log in.',
      )
    : rejectionText(failure);
}
