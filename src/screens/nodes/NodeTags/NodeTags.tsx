import type { IconName } from '../../../components/Icon/Icon.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { isExpired } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';

export type NodeTag = 'server' | 'hub' | 'relayed' | 'expired';

const nodeTagLabels: Readonly<Record<NodeTag, string>> = {
  server: 'Server',
  hub: 'Hub',
  relayed: 'Relayed',
  expired: 'Expired',
};

type NodeState = Pick<Node, 'isServer' | 'isHub' | 'isRelayed' | 'expiresAt'>;

export function tagsOf(
  { isServer, isHub, isRelayed, expiresAt }: NodeState,
  now: number,
): readonly NodeTag[] {
  const tags: readonly (readonly [NodeTag, boolean])[] = [
    ['server', isServer],
    ['hub', isHub],
    ['relayed', isRelayed],
    ['expired', isExpired({ expiresAt }, now)],
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
