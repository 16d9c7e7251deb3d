import { addressProblem, countProblem } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import { imageTag } from '../server/version.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { accessKeyRecord, AccessKeySecret } from './accessKeyWire.ts';

/** A key with which nodes join a network. With hidden keys the server sends placeholders: see `accessKeyWire.ts`. */
export type AccessKey = Read<typeof accessKeyRecord>;

/** What the create form asks for (§3); an empty name lets the server make one. */
export type NewAccessKey = { readonly name: string; readonly uses: number };

/** What the create form asks for, the number as the text that was typed. */
export type AccessKeyForm = { readonly name: string; readonly uses: string };

/** §9: no name, no uses; the server then makes a name and counts one use. */
export const newAccessKeyForm: AccessKeyForm = { name: '', uses: '0' };

/** The longest name the server takes, in characters. */
const longestName = 345;

/** Names that a new key cannot have, as far as they are known: of the network's keys, and of the server's users. */
export type TakenKeyNames = { readonly keys: readonly string[]; readonly users: readonly string[] };

/** §5: the name is optional, uses are a whole number. */
export function accessKeyFormProblems(
  form: AccessKeyForm,
  taken: TakenKeyNames,
): Problems<keyof AccessKeyForm> {
  return {
    name: nameProblem(form.name.trim(), taken),
    uses: countProblem(form.uses, 'accesskey.validation.uses'),
  };
}

/** A form without problems as it is sent. */
export function newAccessKeyOf({ name, uses }: AccessKeyForm): NewAccessKey {
  return { name: name.trim(), uses: Number(uses) };
}

function nameProblem(name: string, { keys, users }: TakenKeyNames): MessageKey | undefined {
  if ([...name].length > longestName) return 'accesskey.validation.length';
  if (users.includes(name)) return 'accesskey.validation.username';
  return keys.includes(name) ? 'accesskey.validation.taken' : addressProblem(name);
}

/** Words for access keys, all that stand in more than one place. */
export const accessKeyText = {
  key: 'Access key',
  token: 'Access token',
  uses: 'Uses left',
  create: 'Create access key',
  hidden: 'This server hides access keys',
} as const;

/** `tab`: where the others stand beside it. */
export const joinWayLabels: Readonly<Record<JoinWay, { readonly tab: string; readonly label: string }>> = {
  netclient: { tab: 'Join command', label: 'Join command' },
  docker: { tab: 'Docker', label: 'Docker command' },
  basicAuth: { tab: 'Basic auth', label: 'Join via basic auth' },
  sso: { tab: 'SSO', label: 'Join via SSO' },
};

export type JoinWay = 'netclient' | 'docker' | 'basicAuth' | 'sso';

/** A command that makes a machine join, in the order in which the ways are shown. */
export type JoinCommand = { readonly way: JoinWay; readonly text: string };

type JoinContext = {
  readonly secret: AccessKeySecret;
  readonly netid: string | undefined;
  readonly username: string | undefined;
  /** The server's address as the console reaches it. */
  readonly backend: string;
  readonly serverVersion: string;
};

/** The ways to join with a key; with a hidden one only those that sign in instead. */
export function joinCommands({ secret, ...context }: JoinContext): readonly JoinCommand[] {
  return secret.hidden
    ? signInCommands(context)
    : [...keyCommands(secret.accessString, context.serverVersion), ...signInCommands(context)];
}

function keyCommands(accessString: string, serverVersion: string): readonly JoinCommand[] {
  return [
    { way: 'netclient', text: `netclient join -t ${quoted(accessString)}` },
    {
      way: 'docker',
      text:
        `docker run -d --network host --privileged -e TOKEN=${quoted(accessString)} ` +
        `-v /etc/netclient:/etc/netclient --name netclient gravitl/netclient:${imageTag(serverVersion)}`,
    },
  ];
}

function signInCommands({ netid, username, backend }: Omit<JoinContext, 'secret'>): readonly JoinCommand[] {
  const server = backend.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  const network = netid === undefined ? '<network-name>' : quoted(netid);
  const user = username === undefined ? '<user name>' : quoted(username);
  const at = server === '' ? '<netmaker api domain>' : quoted(server);
  return [
    { way: 'basicAuth', text: `netclient join -n ${network} -u ${user} -s ${at}` },
    { way: 'sso', text: `netclient join -n ${network} -s ${at}` },
  ];
}

/** Quotes a value in which a shell would interpret a character. */
function quoted(value: string): string {
  return /^[\w@.+:/=-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
