import type { Node } from '../../node/node.ts';
import { memberName, type Member } from '../network/member.ts';
import type { ReachSource } from '../network/reachIndex.ts';
import { withNode } from '../network/sourceChanges.ts';
import { editField } from './fix.ts';
import { pairKey, type PeerRule, type ReasonOf, type Rule, type RulesOf } from './rule.ts';

export type EndpointFacts = {
  /** `of` is the node whose local address is missing, or the same as the other's. */
  sameEndpoint: { one: Node; other: Node; of: Node; localAddress: 'missing' | 'same' };
  noEndpoint: { one: Member; other: Member };
};

type SameEndpoint = ReasonOf<EndpointFacts, 'sameEndpoint'>;

/** Two nodes behind one public endpoint use each other's local address. */
export const sameEndpoint: Rule<SameEndpoint> & PeerRule<SameEndpoint> = {
  isBroken: ({ node }, other) => localAddressProblem(node, other) !== undefined,
  condition: (_, one, other) => {
    if (one.endpoint !== other.endpoint) {
      const text = `${one.name} and ${other.name} have different public endpoints`;
      return { key: pairKey('endpoint', one, other), text, reason: undefined };
    }
    const localAddress = localAddressProblem(one, other);
    return {
      key: `endpoint/${one.id}/${other.id}`,
      text: `${other.name} has a local address to use`,
      detail: 'both share a public endpoint',
      reason: localAddress && { kind: 'sameEndpoint', one, other, of: other, localAddress },
    };
  },
  texts: ({ one, other, of, localAddress }) => [
    localAddress === 'missing'
      ? `${one.name} and ${other.name} share the public endpoint ${one.endpoint}, and ${of.name} has no local address to use instead.`
      : `${one.name} and ${other.name} share the public endpoint ${one.endpoint} and have the same local address, ${of.localAddress}.`,
    behindRouter,
  ],
  group: 'router',
  fix: (_, { of }) => ({
    kind: 'localAddress',
    label: `Set a local address for ${of.name}`,
    href: editField(of, 'localAddress'),
    changed: (source) => withNode(source, of.id, { localAddress: freeLocalAddress(source) }),
  }),
  cause: ({ one, other }, key) =>
    key === '' ? behindRouter : `${behindRouter} as ${(one.id === key ? other : one).name}`,
};

const behindRouter = 'behind the same router';

export const endpointRules: RulesOf<EndpointFacts> = {
  sameEndpoint,
  noEndpoint: {
    texts: ({ one, other }) => [
      `Neither ${memberName(one)} nor ${memberName(other)} has an endpoint for the other, so neither can start the connection.`,
      'no known endpoint',
    ],
    group: 'other',
  },
};

/** Returns why `node` can't use the local address of `other`. */
function localAddressProblem(node: Node, other: Node): 'missing' | 'same' | undefined {
  if (node.endpoint !== other.endpoint) return undefined;
  if (other.localAddress === '') return 'missing';
  return other.localAddress === node.localAddress ? 'same' : undefined;
}

/** Returns an unused address, so that two nodes behind one router differ. */
function freeLocalAddress({ nodes }: ReachSource): string {
  const taken = new Set(nodes.map(({ localAddress }) => localAddress));
  let last = 1;
  while (taken.has(`192.0.2.${last}`)) last += 1;
  return `192.0.2.${last}`;
}
