import { imageTag } from '../server/version.ts';
import type { AccessKeySecret } from './accessKey.ts';

/** Something to copy from the details of a key, in the order it is shown. */
export type JoinCommand = { readonly label: string; readonly text: string };

type JoinContext = {
  readonly secret: AccessKeySecret;
  readonly netid: string | undefined;
  readonly username: string | undefined;
  /** The server's address as the console reaches it. */
  readonly backend: string;
  readonly serverVersion: string;
};

/** Key, token and the ways to join with them; with a hidden key only those that need neither. */
export function joinCommands({ secret, ...context }: JoinContext): readonly JoinCommand[] {
  return secret.hidden
    ? signInCommands(context)
    : [...keyCommands(secret, context.serverVersion), ...signInCommands(context)];
}

function keyCommands(
  { value, accessString }: Extract<AccessKeySecret, { hidden: false }>,
  serverVersion: string,
): readonly JoinCommand[] {
  return [
    { label: 'Access key', text: value },
    { label: 'Access token', text: accessString },
    { label: 'Join command', text: `netclient join -t ${accessString}` },
    {
      label: 'Docker',
      text:
        `docker run -d --network host --privileged -e TOKEN=${accessString} ` +
        `-v /etc/netclient:/etc/netclient --name netclient gravitl/netclient:${imageTag(serverVersion)}`,
    },
  ];
}

function signInCommands({
  netid = '<network-name>',
  username = '<user name>',
  backend,
}: Omit<JoinContext, 'secret'>): readonly JoinCommand[] {
  const server = backend.replace(/^https?:\/\//i, '').replace(/\/+$/, '') || '<netmaker api domain>';
  return [
    { label: 'Join via basic auth', text: `netclient join -n ${netid} -u ${username} -s ${server}` },
    { label: 'Join via SSO', text: `netclient join -n ${netid} -s ${server}` },
  ];
}
