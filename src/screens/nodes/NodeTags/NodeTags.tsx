import type { IconName } from '../../../components/Icon/Icon.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { nodeTagLabels, type NodeTag } from './nodeTags.ts';

const icons: Readonly<Partial<Record<NodeTag, IconName>>> = {
  hub: 'hub',
  relayed: 'relayed',
};

/** Tags that mark a node as a server node, hub, relayed or expired. */
export function NodeTags({ tags }: { tags: readonly NodeTag[] }) {
  return tags.map((tag) => {
    const icon = icons[tag];
    return (
      <Tag key={tag} {...(icon && { icon })} {...(tag === 'expired' && { tone: 'warning' })}>
        {nodeTagLabels[tag]}
      </Tag>
    );
  });
}
