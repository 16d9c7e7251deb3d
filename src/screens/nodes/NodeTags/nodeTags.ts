import { isExpired } from '../../../domain/node/expiry.ts';
import type { Node } from '../../../domain/node/node.ts';

export type NodeTag = 'server' | 'hub' | 'relayed' | 'expired';

export const nodeTagLabels: Readonly<Record<NodeTag, string>> = {
  server: 'Server',
  hub: 'Hub',
  relayed: 'Relayed',
  expired: 'Expired',
};

export function tagsOf(
  node: Pick<Node, 'isServer' | 'isHub' | 'isRelayed' | 'expiresAt'>,
  now: number,
): readonly NodeTag[] {
  const tags: readonly (readonly [NodeTag, boolean])[] = [
    ['server', node.isServer],
    ['hub', node.isHub],
    ['relayed', node.isRelayed],
    ['expired', isExpired(node, now)],
  ];
  return tags.filter(([, has]) => has).map(([tag]) => tag);
}
