import { imageTag } from '../server/version.ts';
import type { AccessKeySecret } from './accessKeyWire.ts';

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
    { way: 'netclient', text: `netclient join -t ${accessString}` },
    {
      way: 'docker',
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
    { way: 'basicAuth', text: `netclient join -n ${netid} -u ${username} -s ${server}` },
    { way: 'sso', text: `netclient join -n ${netid} -s ${server}` },
  ];
}
