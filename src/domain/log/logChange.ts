export type LogChange = {
  readonly user: string | undefined;
  /** For example “Created access key”. */
  readonly action: string;
  /** For example “fra-rack-2 in prod-eu”. */
  readonly target: string;
  /** The server writes another line about this change right after this one. */
  readonly isAnnounced: boolean;
};

type Kind = {
  readonly pattern: RegExp;
  readonly action: string;
  readonly target: string;
  readonly more?: Partial<LogChange>;
};

function kind(words: string, action: string, target: string, more?: Partial<LogChange>): Kind {
  return { pattern: new RegExp(`^${words}$`, 'is'), action, target, ...(more && { more }) };
}

/** The server omits the caller’s name for some calls. */
const ofCallers: readonly Kind[] = [
  kind('created new node (.+) on network (\\S+)', 'Created node', '$1 in $2'),
  kind('uncordoned node ?(.*)', 'Approved node', '$1'),
  kind('updated node (\\S+) on network (\\S+)', 'Updated node', '$1 in $2'),
  kind('deleted node (\\S+) from network (\\S+)', 'Deleted node', '$1 from $2'),
  kind('created egress gateway on node (\\S+) on network (\\S+)', 'Added egress role', '$1 in $2'),
  kind('deleted egress gateway on node (\\S+) on network (\\S+)', 'Removed egress role', '$1 in $2'),
  kind('created ingress gateway on node (\\S+) on network (\\S+)', 'Added ingress role', '$1 in $2'),
  kind('deleted ingress gateway (\\S+)', 'Removed ingress role', '$1'),
  kind('created relay on node (\\S+) on network (\\S+)', 'Added relay role', '$1 in $2'),
  kind('deleted relay server (\\S+) on network (\\S+)', 'Removed relay role', '$1 in $2'),
  kind('created new ext client on network (\\S+)', 'Created external client', 'in $1'),
  // The server’s line is the same for all of these.
  kind('updated ext client ?(.*)', 'Enabled, disabled or renamed external client', '$1'),
  kind('deleted extclient client (.*) from network (\\S+)', 'Deleted external client', '$1 from $2'),
  kind('DNS entry is set: \\{.*?Name:(.*) Network:(\\S*)\\}', 'Set DNS entry', '$1 in $2'),
  kind('created access key (.*) on (\\S+)', 'Created access key', '$1 in $2'),
  kind('deleted access key (.*) on network, (\\S+)', 'Deleted access key', '$1 in $2'),
  kind('created network (\\S+)', 'Created network', '$1'),
  kind('updated network (\\S+)', 'Updated network', '$1'),
  kind('updated network node limit on (\\S+)', 'Updated node limit', 'in $1'),
  kind('deleted network (\\S+)', 'Deleted network', '$1'),
  kind('updated ACLs for network (\\S+)', 'Updated ACLs', 'in $1'),
  kind('updated key on network (\\S+)', 'Refreshed public keys', 'in $1'),
  // The server logs these before it tries, and nothing afterwards.
  kind('requested creating user group ?(.*)', 'Requested creation of user group', '$1'),
  kind('requested deleting user group ?(.*)', 'Requested deletion of user group', '$1'),
  kind('requested creating a network user on network (\\S+)', 'Requested creation of permission', 'in $1'),
  kind('requested updating a network user on network (\\S+)', 'Requested change of permission', 'in $1'),
  kind(
    'requested deleting network user (.*) on network (\\S+)',
    'Requested deletion of permission',
    '$1 in $2',
  ),
];

const ofOthers: readonly Kind[] = [
  kind('(\\S+) was made a new admin', 'Created administrator', '$1'),
  kind('admin created from user, (\\S+) ; was first user added', 'Created administrator', '$1'),
  kind('(\\S+) was created', 'Created user', '$1'),
  kind('user created from +(\\S+)', 'Created user', '$1'),
  kind('updated user (\\S+)', 'Updated user', '$1', { isAnnounced: true }),
  kind('(\\S+) status was updated', 'Updated user', '$1'),
  kind('(\\S+) was updated(?: \\(admin\\))?', 'Updated user', '$1'),
  kind('(\\S+) was deleted', 'Deleted user', '$1'),
  kind('new DNS record added: (.*)', 'Set DNS entry', '$1', { isAnnounced: true }),
  kind('deleted dns entry: +(.*)', 'Deleted DNS entry', '$1'),
  kind('deleting zombie node (\\S+)', 'Deleted node', '$1', { user: 'server' }),
];

/** The line at the end of a start of the server. Lines before it aren’t changes. */
export const serverStart: LogChange = { user: 'Server', action: 'Started', target: '', isAnnounced: false };

/** Two of the server’s names for its master key contain spaces. */
const called = /^(master token user|\(user not found\)|\S+) (.*)$/s;

/** Rules out most lines of a long log quickly. */
const mentioned =
  /created|updated|deleted|uncordoned|requested (?:creat|updat|delet)ing|DNS (?:entry|record)|made a new admin|zombie/i;

export function logChangeOf(text: string): LogChange | undefined {
  if (!mentioned.test(text)) return undefined;
  const [, user, words = ''] = called.exec(text) ?? [];
  return changeOf(text, ofOthers) ?? changeOf(text, ofCallers) ?? changeOf(words, ofCallers, user);
}

function changeOf(words: string, kinds: readonly Kind[], user?: string): LogChange | undefined {
  const found = kinds.find(({ pattern }) => pattern.test(words));
  if (!found) return undefined;
  const { pattern, action, target, more } = found;
  return {
    user,
    action,
    target: words.replace(pattern, target).trim(),
    isAnnounced: false,
    ...more,
  };
}
