import type { IconName } from '../../../components/Icon/Icon.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { Network } from '../../../domain/network/network.ts';
import { hasRoleIn } from '../../../domain/node/gateways.ts';
import { isExpired } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';

export type NodeTag = 'server' | 'hub' | 'relayed' | 'expired';

const nodeTagLabels: Readonly<Record<NodeTag, string>> = {
  server: 'Server',
  hub: 'Hub',
  relayed: 'Relayed',
  expired: 'Expired',
};

export function tagsOf(
  node: Node,
  network: Pick<Network, 'isPointToSite'> | undefined,
  now: number,
): readonly NodeTag[] {
  const tags: readonly (readonly [NodeTag, boolean])[] = [
    ['server', node.isServer],
    ['hub', hasRoleIn(network, node, 'hub')],
    ['relayed', node.isRelayed],
    ['expired', isExpired(node, now)],
  ];
  return tags.filter(([, has]) => has).map(([tag]) => tag);
}

const icons: Readonly<Partial<Record<NodeTag, IconName>>> = {
  hub: 'hub',
  relayed: 'relayed',
};

type NodeTagsProps = {
  tags: readonly NodeTag[];
  /** Undefined if the node isn’t relayed, or its relay unknown. */
  relayName?: string | undefined;
};

export function tagLabel(tag: NodeTag, relayName: string | undefined): string {
  return tag === 'relayed' && relayName !== undefined ? `via ${relayName}` : nodeTagLabels[tag];
}

/** Tags that mark a node as a server node, hub, relayed or expired. */
export function NodeTags({ tags, relayName }: NodeTagsProps) {
  return tags.map((tag) => {
    const icon = icons[tag];
    return (
      <Tag key={tag} {...(icon && { icon })} {...(tag === 'expired' && { tone: 'warning' })}>
        {tagLabel(tag, relayName)}
      </Tag>
    );
  });
}
