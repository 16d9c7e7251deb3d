import type { Node } from '../../node/node.ts';
import { withNode } from '../network/sourceChanges.ts';
import type { Rule } from './rule.ts';

export type ConnectedFacts = { disconnected: { node: Node } };

export const disconnected: Rule<Readonly<ConnectedFacts['disconnected']>> = {
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
