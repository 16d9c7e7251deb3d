import type { IconName } from '../../components/Icon/Icon.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { NodeTag } from './nodeTags.ts';

const looks: Readonly<Record<NodeTag, { readonly label: string; readonly icon?: IconName }>> = {
  server: { label: 'Server' },
  hub: { label: 'Hub', icon: 'hub' },
  relayed: { label: 'Relayed', icon: 'relayed' },
};

export function NodeTags({ tags }: { tags: readonly NodeTag[] }) {
  return tags.map((tag) => {
    const { label, icon } = looks[tag];
    return (
      <Tag key={tag} {...(icon && { icon })}>
        {label}
      </Tag>
    );
  });
}
