import type { MenuItem } from '../../components/Menu/MenuRow.tsx';
import { labels } from '../../domain/text/labels.ts';
import type { NetworkLinks } from './networkLinks.ts';

/** Where one can go from a network, as entries of a menu. */
export function placeItems(links: NetworkLinks): readonly MenuItem[] {
  const places = [
    { id: 'nodes', label: labels.section.nodes, icon: 'nodes', href: links.nodes },
    { id: 'accessKeys', label: labels.section.accessKeys, icon: 'key', href: links.accessKeys },
    { id: 'graph', label: 'Graph', icon: 'graph', href: links.graph },
    { id: 'acls', label: labels.section.acls, icon: 'acls', href: links.acls },
    { id: 'edit', label: labels.action.edit, icon: 'edit', href: links.edit },
  ] as const;
  return places.flatMap(({ href, ...item }) => (href === undefined ? [] : [{ ...item, href }]));
}
