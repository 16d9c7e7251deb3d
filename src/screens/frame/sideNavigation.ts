import type { IconName } from '../../components/Icon/Icon.tsx';
import type { SideNavGroup } from '../../components/SideNav/SideNav.tsx';
import { paths } from '../../domain/paths.ts';
import { navigationOf, sectionPaths, type SectionId } from '../../domain/session/navigation.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { labels } from '../../domain/text/labels.ts';
import { goToKeys } from '../../domain/text/shortcutText.ts';

const icons: Readonly<Record<SectionId, IconName>> = {
  dashboard: 'dashboard',
  networks: 'networks',
  nodes: 'nodes',
  graphs: 'graph',
  findings: 'circleAlert',
  accessKeys: 'key',
  externalClients: 'clients',
  dns: 'dns',
  acls: 'acls',
  users: 'users',
  logs: 'log',
  metrics: 'metrics',
};

const furtherPaths: Partial<Record<SectionId, readonly string[]>> = {
  dashboard: [paths.userArea()],
  nodes: [paths.editNodes()],
  findings: [paths.formerReach()],
  users: [paths.userGroups(), paths.userPermissions()],
};

export type NavigationCounts = Partial<Record<SectionId, number>>;

type NavigationState = {
  readonly pathname: string;
  readonly netid: string | undefined;
  readonly counts: NavigationCounts;
};

/** Sections whose list hasn’t loaded have no count. */
export function sideNavigation(viewer: Viewer, state: NavigationState): readonly SideNavGroup[] {
  const { base, administration } = navigationOf(viewer);
  const item = (section: SectionId) => entryOf(section, state);
  return [
    { id: 'base', items: base.map(item) },
    ...(administration.length > 0
      ? [{ id: 'administration', title: 'Administration', items: administration.map(item) }]
      : []),
  ];
}

function entryOf(
  section: SectionId,
  { pathname, netid, counts }: NavigationState,
): SideNavGroup['items'][number] {
  const href = sectionPaths[section];
  const count = counts[section];
  return {
    id: section,
    label: labels.section[section],
    href: href(netid),
    icon: icons[section],
    keyCap: goToKeys(section),
    isCurrent: [href(), ...(furtherPaths[section] ?? [])].some((base) => isBelow(pathname, base)),
    ...(count !== undefined && { count }),
  };
}

function isBelow(pathname: string, base: string): boolean {
  const path = pathname.toLowerCase();
  return path === base || (base !== paths.home() && path.startsWith(`${base}/`));
}
