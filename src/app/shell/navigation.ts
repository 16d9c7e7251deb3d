import type { IconName } from '../../components/Icon/Icon.tsx';
import type { SideNavGroup } from '../../components/SideNav/SideNav.tsx';
import { paths } from '../../domain/paths.ts';
import {
  navigationOf,
  type AdministrationSection,
  type BaseSection,
} from '../../domain/session/navigation.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { labels } from '../../domain/text/labels.ts';

type SectionId = BaseSection | AdministrationSection;

type Entry = {
  readonly icon: IconName;
  /**
   * With the chosen network, where the section shows one at a time (§2 "The selected network is kept"). Routes below the
   * section begin with it, without a network.
   */
  readonly href: (netid?: string) => string;
  /** Or with one of these. */
  readonly others?: readonly string[];
};

const entries: Readonly<Record<SectionId, Entry>> = {
  dashboard: { icon: 'dashboard', href: paths.home, others: [paths.userArea()] },
  networks: { icon: 'networks', href: paths.networks },
  nodes: { icon: 'nodes', href: paths.nodes },
  graphs: { icon: 'graph', href: paths.graphs },
  reachability: { icon: 'route', href: paths.reach },
  accessKeys: { icon: 'key', href: paths.accessKeys },
  externalClients: { icon: 'clients', href: paths.externalClients },
  dns: { icon: 'dns', href: paths.dns },
  acls: { icon: 'acls', href: paths.acls },
  users: {
    icon: 'users',
    href: paths.users,
    others: [paths.userGroups(), paths.userPermissions()],
  },
  logs: { icon: 'log', href: paths.logs },
  metrics: { icon: 'metrics', href: paths.metrics },
};

export type NavigationCounts = Partial<Record<SectionId, number>>;

type NavigationState = {
  readonly pathname: string;
  readonly netid: string | undefined;
  readonly counts: NavigationCounts;
};

/** The entries of the side navigation for whoever looks: the base ones for everybody, administration for administrators. */
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
  const { icon, href, others = [] } = entries[section];
  const count = counts[section];
  return {
    id: section,
    label: labels.section[section],
    href: href(netid),
    icon,
    isCurrent: [href(), ...others].some((one) => isBelow(pathname, one)),
    ...(count !== undefined && { count }),
  };
}

function isBelow(pathname: string, base: string): boolean {
  const path = pathname.toLowerCase();
  return path === base || (base !== paths.home() && path.startsWith(`${base}/`));
}
