import type { AclGrouping } from '../acl/aclGroups.ts';
import type { PairReason } from '../acl/aclMatrix.ts';
import type { HealthStatus } from '../node/health.ts';

export const aclTexts = {
  heading: (netid: string) => `Viewing ACLs on network ${netid}`,
  submit: 'Submit Changes',
  submitTitle: (netid: string) => `Confirm Network ACL Change ${netid}`,
  submitQuestion: 'Submit the changes of these ACL rules? They apply to both directions of each pair.',
  viewAll: 'View All Rules',
  picker: 'Node ACLs',
  serverNode: 'The ACL view of a server node is disabled',
  ownRow: 'This is the node whose rules are shown',
  unknownNode: 'No node has this ID any more',
} as const;

/** What a pair is, in a word; the reason follows where it is not the plain one. */
export const pairWords = { allowed: 'Allowed', blocked: 'Blocked' } as const;

/** Why a pair is blocked although nobody blocked it both ways. */
export const reasonTexts: Readonly<Record<PairReason, string | undefined>> = {
  allowed: undefined,
  blocked: undefined,
  missing: 'an entry is missing on the server',
  oneSided: 'allowed in one direction only',
};

export const groupingNames: Readonly<Record<AclGrouping, string>> = {
  role: 'Role',
  system: 'System',
  prefix: 'Name prefix',
  health: 'Health',
};

const roleGroups: Readonly<Record<string, string>> = {
  server: 'Server',
  hub: 'Hub',
  egress: 'Egress',
  ingress: 'Ingress',
  relay: 'Relay',
  relayed: 'Relayed',
  plain: 'No role',
};

const healthGroups: Readonly<Record<HealthStatus, string>> = {
  error: 'Error',
  warning: 'Warning',
  pending: 'Pending',
  healthy: 'Healthy',
};

/** The name of a group; its key is empty for what is in none. */
export function groupName(by: AclGrouping, key: string): string {
  if (key === '') return 'Others';
  if (by === 'role') return roleGroups[key] ?? key;
  if (by === 'health') return new Map(Object.entries(healthGroups)).get(key) ?? key;
  return key;
}

/** Thousands apart: two thousand nodes make two million pairs. */
export function countedPairs(count: number): string {
  return `${groupedDigits(count)} ${count === 1 ? 'pair' : 'pairs'}`;
}

export function groupedDigits(count: number): string {
  return count.toLocaleString('en-US');
}
