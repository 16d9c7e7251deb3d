import type { AclGrouping } from './aclGroups.ts';
import type { PairReason } from './aclMatrix.ts';
import type { RewrittenPair } from './ruleRewrite.ts';
import { counted, plural } from '../format/count.ts';
import type { HealthStatus } from '../node/health.ts';

export const aclTexts = {
  heading: (netid: string) => `Viewing ACLs on network ${netid}`,
  nodeHeading: (name: string) => `Who may talk to ${name}`,
  submit: 'Submit Changes',
  submitTitle: (netid: string) => `Confirm Network ACL Change ${netid}`,
  submitQuestion: 'Submit the changes of these ACL rules? They apply to both directions of each pair.',
  viewAll: 'View All Rules',
  picker: 'Node ACLs',
  serverNode: 'The ACL view of a server node is disabled',
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
  part2: 'Second part of the name',
  part3: 'Third part of the name',
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
export function groupName(by: AclGrouping | 'pattern', key: string): string {
  if (key === '') return 'Others';
  if (by === 'role') return roleGroups[key] ?? key;
  if (by === 'health') return new Map(Object.entries(healthGroups)).get(key) ?? key;
  return key;
}

/** What a changed rule of a node does to its pairs, where the rules are not known to whoever changes it. */
export const unknownRewriteText = {
  label: 'Overwrite the ACL rules of this node',
  consequence:
    'With a new rule the server writes the rules of this node towards all its peers anew. Pairs that were allowed or blocked by hand are lost.',
} as const;

/** How many pairs turn round with a new rule, how many of them were decided by hand, and with whom. */
export function rewriteText(
  to: 'allow' | 'block',
  pairs: readonly RewrittenPair[],
): { readonly label: string; readonly consequence: string } {
  const [verb, was] = to === 'allow' ? ['Allow', 'blocked'] : ['Block', 'allowed'];
  const byHand = pairs.filter(({ isByHand }) => isByHand).length;
  const lost =
    byHand > 0 ? ` ${counted(byHand, 'pair')} ${was} by hand ${plural(byHand, 'is', 'are')} lost.` : '';
  const named = pairs.slice(0, mostNamed).map(({ peer }) => peer);
  const more = pairs.length - named.length;
  return {
    label: `${verb} ${counted(pairs.length, 'pair')} that ${plural(pairs.length, 'is', 'are')} ${was} now`,
    consequence:
      `With a new rule the server writes the rules of this node anew.${lost} ` +
      `With ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  };
}

const mostNamed = 3;
