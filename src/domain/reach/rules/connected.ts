import type { Node } from '../../node/node.ts';
import { withNode } from '../network/sourceChanges.ts';
import type { PeerRule, ReasonOf, Rule } from './rule.ts';

export type ConnectedFacts = { disconnected: { node: Node } };

type Disconnected = ReasonOf<ConnectedFacts>;

export const disconnected: Rule<Disconnected> & PeerRule<Disconnected> = {
  isBroken: ({ node }) => !node.isConnected,
  condition: (_, node) => ({
    key: `connected/${node.id}`,
    text: `${node.name} is connected`,
    reason: node.isConnected ? undefined : { kind: 'disconnected', node },
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
