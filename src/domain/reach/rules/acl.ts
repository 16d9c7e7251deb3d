import { type PairReason, withPairsSet } from '../../acl/aclMatrix.ts';
import type { Node } from '../../node/node.ts';
import { paths } from '../../paths.ts';
import { type ReachIndex, ruleOf } from '../network/reachIndex.ts';
import { allows } from '../network/viewer.ts';
import type { Fix } from './fix.ts';
import { pairKey, type PeerRule, type ReasonOf, type Rule, type RulesOf } from './rule.ts';

export type AclFacts = {
  rule: { one: Node; other: Node; rule: Exclude<PairReason, 'allowed'> };
  /** The server applies the ACL rules of another network's node, which has the same address. */
  sharedAddress: { at: Node; address: string; holder: Node };
  rulesUnknown: { netid: string };
};

type Blocked = ReasonOf<AclFacts, 'rule'>;

export const aclRule: Rule<Blocked> & PeerRule<Blocked> = {
  isBroken: (viewer, other) => !allows(viewer, other),
  condition: (index, one, other) => {
    const isUnknown = !index.acls.has(one.network);
    const rule = ruleOf(index, one, other);
    return {
      key: pairKey('rule', one, other),
      text: `${one.name} and ${other.name} are allowed in both directions`,
      detail: isUnknown ? 'ACLs unknown' : undefined,
      reason: rule === 'allowed' ? undefined : { kind: 'rule', one, other, rule },
      isUnknown,
    };
  },
  texts: (reason) => [
    sentence(reason),
    {
      blocked: 'by an ACL, in both directions',
      oneSided: 'by an ACL, in one direction',
      missing: 'ACL rule missing',
    }[reason.rule],
  ],
  group: 'acl',
  fix: (index, { one, other }) => allowPair(index, one, other),
  cause: (reason, key) => {
    const pair = key === '' ? '' : partners(reason, key);
    if (reason.rule === 'missing') return `blocked by a missing ACL rule${pair}`;
    return `blocked by an ACL${pair}, in ${reason.rule === 'oneSided' ? 'one direction' : 'both directions'}`;
  },
};

export const aclRules: RulesOf<AclFacts> = {
  rule: aclRule,
  sharedAddress: {
    texts: ({ address, holder }) => [
      `${holder.name} in ${holder.network} has the same address (${address}), and the server applies that node’s ACLs instead.`,
      `address shared with ${holder.network}`,
    ],
    group: 'contested',
  },
  rulesUnknown: {
    texts: ({ netid }) => [
      `No other problems found, but you can’t view the ACLs for ${netid}.`,
      'ACLs unknown',
    ],
    group: 'unread',
  },
};

function sentence({ one, other, rule }: Blocked): string {
  const pair = `${one.name} and ${other.name}`;
  if (rule === 'oneSided')
    return `${pair} are allowed in only one direction. The server treats that as blocked.`;
  if (rule === 'missing') return `The ACL rule for ${pair} is missing. The server treats that as blocked.`;
  return `An ACL rule blocks ${pair} in both directions.`;
}

function partners({ one, other }: Blocked, key: string): string {
  if (one.id === key) return ` with ${other.name}`;
  return other.id === key ? ` with ${one.name}` : ` between ${one.name} and ${other.name}`;
}

function allowPair({ acls }: ReachIndex, one: Node, other: Node): Fix {
  const rows = acls.get(one.network)?.indexOf;
  // Only the server can add a missing row of a node.
  const isOneStep = rows !== undefined && rows.has(one.id) && rows.has(other.id);
  return {
    kind: 'allowPair',
    one,
    other,
    label: `Allow ${one.name} and ${other.name}`,
    href: isOneStep ? undefined : paths.nodeAcls(one),
    changed: (source) => {
      const acl = source.acls.get(one.network);
      if (!acl) return source;
      const allowed = withPairsSet(acl, [[one.id, other.id]], true);
      return { ...source, acls: new Map(source.acls).set(one.network, allowed) };
    },
  };
}
