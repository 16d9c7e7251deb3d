import type { SessionUser } from './session.ts';

/** A user’s rights in one network: 0 network administrator, 1 node user, 2 client user, 3 no access. */
export type AccessLevel = 0 | 1 | 2 | 3;

/** Treats unknown levels as no access. */
export function accessLevelFromWire(level: number): AccessLevel {
  return level === 0 || level === 1 || level === 2 ? level : 3;
}

/** Requires the network in the token as well, as the server does. */
export function isNetworkAdministrator(
  level: AccessLevel | undefined,
  netid: string,
  { networks }: Pick<SessionUser, 'networks'>,
): boolean {
  return level === 0 && networks.includes(netid);
}

export const accessLevels: readonly {
  readonly level: AccessLevel;
  readonly name: string;
  readonly meaning: string;
}[] = [
  {
    level: 0,
    name: 'Network administrator',
    meaning: 'Manages the network, its nodes, access keys and clients',
  },
  { level: 1, name: 'Node user', meaning: 'Manages their own nodes and external clients' },
  { level: 2, name: 'Client user', meaning: 'Manages their own external clients' },
  {
    level: 3,
    name: 'No access',
    meaning:
      'Has no nodes or clients, but can see all nodes and addresses while the network is in their list',
  },
];

export function accessLevelName(level: AccessLevel): string {
  return accessLevels.find((candidate) => candidate.level === level)?.name ?? '';
}

/** Returns the level as forms show it, with its name. Keeps unknown levels as they are. */
export function accessLevelChoice(level: string): string {
  const known = accessLevels.find((candidate) => String(candidate.level) === level);
  return known ? `${level}, ${known.name.toLowerCase()}` : level;
}
