import { knownOf } from '../../../domain/actions/known.ts';
import { deletionOfUser } from '../../../domain/actions/userActions.ts';
import type { EditState } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { isPending, valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText, sentences } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { rejectionText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { passwordFormProblems, type PasswordForm } from '../../../domain/user/credentials.ts';
import { belongingsOf, type Belongings } from '../../../domain/user/owners.ts';
import type { UserForm } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { recordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { userEditView } from './userEditView.ts';

type Page = EditState<UserForm> & {
  readonly username: string;
  readonly password: PasswordForm;
  readonly passwordSubmission: PasswordSubmission;
};

export type UserView = ReturnType<typeof userView>;

export function userView(records: Records, page: Page) {
  const { viewer, networks } = records;
  const { username } = page;
  const users = records.users.data;
  // Another user’s page, viewed without administrator rights.
  if (!viewer.user.isAdmin && viewer.user.name !== username) return { status: 'blank' as const };
  if (!viewer.user.isAdmin) return pageOf(records, page);
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
  if (isPending(networks.data)) return { status: 'loading' as const };
  return pageOf(records, page, user);
}

/** Without `user`, builds the page from the session, because the server shows accounts only to administrators. */
function pageOf(records: Records, page: Page, user?: User) {
  const { viewer, users } = records;
  const { username } = page;
  const isSelf = viewer.user.name === username;
  return {
    status: 'ready' as const,
    username,
    isAdmin: (user ?? viewer.user).isAdmin,
    isSelf,
    staleBecause: user && freshness(users.data).staleBecause,
    record: user && recordOf(records, user, page),
    password: isSelf ? passwordView(page.password, viewer, page.passwordSubmission) : undefined,
  };
}

export type UserPage = ReturnType<typeof pageOf>;

function recordOf(records: Records, user: User, page: Page) {
  const { viewer } = records;
  const owned = belongingsIn(records, user.username);
  return {
    groups: canSeeUserGroups(viewer)
      ? { names: user.groups, href: paths.userGroupsOf(user.username) }
      : undefined,
    owned: owned && ownedLinks(owned),
    edit: userEditView(records, user, page),
    deletion: deletionOfUser(user, knownOf(records)),
  };
}

/** Undefined before all lists have loaded. */
function belongingsIn(records: Records, username: string): Belongings | undefined {
  const nodes = valueOf(records.nodes.data);
  const clients = valueOf(records.clients.data);
  const isKnown = !records.viewer.isEE || records.networkUsers.data.status === 'ready';
  return nodes && clients && isKnown
    ? belongingsOf([username], { nodes, clients }, records.ownerOf)
    : undefined;
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
