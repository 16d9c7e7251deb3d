import { recordNameProblem, countProblem } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import { imageTag } from '../server/version.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { accessKeyRecord, AccessKeySecret } from './accessKeyWire.ts';
import { trimmed } from '../trimmed.ts';

export type AccessKey = Read<typeof accessKeyRecord>;

/** The server generates a name when `name` is empty. */
export type NewAccessKey = { readonly name: string; readonly uses: number };

export type AccessKeyForm = { readonly name: string; readonly uses: string };

export const newAccessKeyForm: AccessKeyForm = { name: '', uses: '0' };

/** The server rejects longer names. */
const maxNameLength = 345;

export type TakenKeyNames = { readonly keys: readonly string[]; readonly users: readonly string[] };

export function accessKeyFormProblems(
  form: AccessKeyForm,
  taken: TakenKeyNames,
): Problems<keyof AccessKeyForm> {
  return {
    name: nameProblem(trimmed(form.name), taken),
    uses: countProblem(form.uses, 'accesskey.validation.uses'),
  };
}

export function newAccessKeyOf({ name, uses }: AccessKeyForm): NewAccessKey {
  return { name: trimmed(name), uses: Number(uses) };
}

function nameProblem(name: string, { keys, users }: TakenKeyNames): MessageKey | undefined {
  if ([...name].length > maxNameLength) return 'accesskey.validation.length';
  if (users.includes(name)) return 'accesskey.validation.username';
  return keys.includes(name) ? 'accesskey.validation.taken' : recordNameProblem(name);
}

export const accessKeyText = {
  key: 'Access key',
  token: 'Access token',
  uses: 'Uses left',
  create: 'Create access key',
  hidden: 'This server hides access keys',
} as const;

export const joinMethodLabels: Readonly<
  Record<JoinMethod, { readonly tab: string; readonly label: string }>
> = {
  netclient: { tab: 'Join command', label: 'Join command' },
  docker: { tab: 'Docker', label: 'Docker command' },
  basicAuth: { tab: 'Basic auth', label: 'Join via basic auth' },
  sso: { tab: 'SSO', label: 'Join via SSO' },
};

export type JoinMethod = 'netclient' | 'docker' | 'basicAuth' | 'sso';

export type JoinCommand = { readonly method: JoinMethod; readonly text: string };

type JoinContext = {
  readonly secret: AccessKeySecret;
  readonly netid: string | undefined;
  readonly username: string | undefined;
  readonly backend: string;
  readonly serverVersion: string;
};

export function joinCommands({ secret, ...context }: JoinContext): readonly JoinCommand[] {
  return secret.hidden
    ? loginCommands(context)
    : [...keyCommands(secret.accessString, context.serverVersion), ...loginCommands(context)];
}

function keyCommands(accessString: string, serverVersion: string): readonly JoinCommand[] {
  return [
    { method: 'netclient', text: `netclient join -t ${quoted(accessString)}` },
    {
      method: 'docker',
      text:
        `docker run -d --network host --privileged -e TOKEN=${quoted(accessString)} ` +
        `-v /etc/netclient:/etc/netclient --name netclient gravitl/netclient:${imageTag(serverVersion)}`,
    },
  ];
}

function loginCommands({ netid, username, backend }: Omit<JoinContext, 'secret'>): readonly JoinCommand[] {
  const server = backend.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  const network = netid === undefined ? '<network-name>' : quoted(netid);
  const user = username === undefined ? '<user name>' : quoted(username);
  const address = server === '' ? '<netmaker api domain>' : quoted(server);
  return [
    { method: 'basicAuth', text: `netclient join -n ${network} -u ${user} -s ${address}` },
    { method: 'sso', text: `netclient join -n ${network} -s ${address}` },
  ];
}

function quoted(value: string): string {
  return /^[\w@.+:/=-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
