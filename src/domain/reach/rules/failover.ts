import type { Node } from '../../node/node.ts';
import { failoverFor, failoversOf } from '../network/reachIndex.ts';
import { changeNode } from './fix.ts';
import type { PeerRule, ReasonOf, Rule, RulesOf } from './rule.ts';

export type FailoverFacts = {
  /** `one` reports `other` as unreachable, and the failover node doesn't forward between them. */
  failover: { one: Node; other: Node; failover: Node | undefined };
  neverReported: { node: Node; failover: Node | undefined };
};

const noFailover = 'failover node doesn’t forward traffic';

type Failover = ReasonOf<FailoverFacts, 'failover'>;

export const failover: Rule<Failover> & PeerRule<Failover> = {
  isBroken: ({ failovers }, other) => failovers.has(other.id),
  condition: (index, one, other) => ({
    key: `failover/${one.id}/${other.id}`,
    text: `No failover node takes over for ${other.name}`,
    reason: failoversOf(index, one).has(other.id)
      ? { kind: 'failover', one, other, failover: failoverFor(index, one, other) }
      : undefined,
  }),
  texts: ({ one, other, failover: between }) => [
    between
      ? `${one.name} can’t reach ${other.name} and fails over to ${between.name}, but ${between.name} doesn’t forward traffic in both directions.`
      : `${one.name} can’t reach ${other.name} directly, and its failover node no longer exists.`,
    noFailover,
  ],
  group: 'other',
  fix: (_, { failover: between }) => {
    // A node that takes over for others must be an ingress gateway and a failover node.
    if (!between || (between.isFailover && between.isIngressGateway)) return undefined;
    const label = `Make ${between.name} an ingress gateway and a failover node`;
    return changeNode('failover', between, { isIngressGateway: true, isFailover: true }, label);
  },
};

export const failoverRules: RulesOf<FailoverFacts> = {
  failover,
  neverReported: {
    texts: ({ node, failover: between }) => [
      `${between?.name ?? 'A failover node'} takes over for ${node.name}, but forwards nothing until ${node.name} reports metrics.`,
      noFailover,
    ],
    group: 'other',
  },
};
