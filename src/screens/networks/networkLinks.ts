import { paths } from '../../domain/paths.ts';
import { canSeeAcls, isNetAdmin, type Viewer } from '../../domain/session/permissions.ts';
import { labels } from '../../domain/text/labels.ts';
import { listKeys } from '../../domain/text/shortcutText.ts';

export type NetworkLinks = {
  readonly edit: string | undefined;
  readonly nodes: string;
  readonly accessKeys: string | undefined;
  readonly graph: string;
  readonly acls: string | undefined;
  readonly clone: string | undefined;
};

export function networkLinks(netid: string, viewer: Viewer): NetworkLinks {
  const managesIt = isNetAdmin(viewer, netid);
  return {
    edit: networkEditHref(netid, viewer),
    nodes: paths.nodes(netid),
    accessKeys: managesIt ? paths.accessKeys(netid) : undefined,
    graph: paths.graphs(netid),
    acls: canSeeAcls(viewer) ? paths.acls(netid) : undefined,
    clone: viewer.user.isAdmin ? paths.cloneNetwork(netid) : undefined,
  };
}

export function networkEditHref(netid: string, viewer: Viewer): string | undefined {
  if (viewer.user.isAdmin) return paths.editNetwork(netid);
  return isNetAdmin(viewer, netid) ? paths.userAreaEditNetwork(netid) : undefined;
}

export function pageItems(links: NetworkLinks) {
  const places = [
    { id: 'nodes', label: labels.section.nodes, icon: 'nodes', href: links.nodes },
    { id: 'accessKeys', label: labels.section.accessKeys, icon: 'key', href: links.accessKeys },
    { id: 'graph', label: 'Graph', icon: 'graph', href: links.graph },
    { id: 'acls', label: labels.section.acls, icon: 'acls', href: links.acls },
    { id: 'edit', label: labels.action.edit, icon: 'edit', keyCap: listKeys.edit, href: links.edit },
    { id: 'clone', label: 'Clone…', icon: 'copy', href: links.clone },
  ] as const;
  return places.flatMap(({ href, ...item }) => (href === undefined ? [] : [{ ...item, href }]));
}
