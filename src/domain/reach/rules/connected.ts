import type { Node } from '../../node/node.ts';
import { withNode } from '../network/sourceChanges.ts';
import type { PeerRule, ReasonOf, Rule } from './rule.ts';

export type ConnectedFacts = { disconnected: { node: Node } };

export const disconnected: Rule<Readonly<ConnectedFacts['disconnected']>> &
  PeerRule<ReasonOf<ConnectedFacts>> = {
  isBroken: ({ node }) => !node.isConnected,
  reason: (_, node) => unlessConnected(node),
  condition: (_, node) => ({
    key: `connected/${node.id}`,
    text: `${node.name} is connected`,
    reason: unlessConnected(node),
  }),
  texts: ({ node: { name } }) => [
    `${name} is disconnected, so the server gives it no peers.`,
    `${name} is disconnected`,
  ],
  group: 'disconnected',
  fix: (_, { node }) => ({
    kind: 'connect',
    node,
    label: `Connect ${node.name}`,
    changed: (source) => withNode(source, node.id, { isConnected: true }),
  }),
};

function unlessConnected(node: Node) {
  return node.isConnected ? undefined : ({ kind: 'disconnected', node } as const);
}
