import type { Node } from '../../../domain/node/node.ts';

/** What a node is, besides its gateway roles. */
export type NodeTag = 'server' | 'hub' | 'relayed';

export const nodeTagLabels: Readonly<Record<NodeTag, string>> = {
  server: 'Server',
  hub: 'Hub',
  relayed: 'Relayed',
};

export function tagsOf(node: Pick<Node, 'isServer' | 'isHub' | 'isRelayed'>): readonly NodeTag[] {
  const tags: readonly (readonly [NodeTag, boolean])[] = [
    ['server', node.isServer],
    ['hub', node.isHub],
    ['relayed', node.isRelayed],
  ];
  return tags.filter(([, has]) => has).map(([tag]) => tag);
}
