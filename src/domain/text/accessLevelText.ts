import type { AccessLevel } from '../session/accessLevel.ts';

export type AccessLevelMeaning = {
  readonly level: AccessLevel;
  readonly name: string;
  readonly meaning: string;
};

/** All levels, most rights first, as the choice of a level shows them. */
export const accessLevels: readonly AccessLevelMeaning[] = [
  { level: 0, name: 'Network admin', meaning: 'Manages the network, its nodes, access keys and clients' },
  { level: 1, name: 'Nodes and remote access', meaning: 'Keeps own nodes and own external clients' },
  { level: 2, name: 'Remote access', meaning: 'Keeps own external clients' },
  { level: 3, name: 'No access', meaning: 'Does not see the network' },
];

export function accessLevelName(level: AccessLevel): string {
  return accessLevels.find((one) => one.level === level)?.name ?? '';
}
