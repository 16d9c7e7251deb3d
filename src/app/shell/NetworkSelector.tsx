import { useNavigate } from 'react-router-dom';
import { ToolbarSelect } from '../../components/Select/ToolbarSelect.tsx';
import { paths } from '../../domain/paths.ts';
import { labels } from '../../domain/text/labels.ts';
import { chooseNetwork } from '../stores/choices.ts';
import type { RouteKey } from './routeTable.ts';
import { sectionOf } from './currentRoute.ts';

const all = 'all networks';

/** There a network narrows nothing. */
const withoutNetwork: ReadonlySet<RouteKey> = new Set([
  'createNetwork',
  'users',
  'createUser',
  'user',
  'userGroupsOf',
  'userGroups',
  'createUserGroup',
  'logs',
]);

type NetworkSelectorProps = {
  route: RouteKey | undefined;
  netids: readonly string[];
  /** The one that is shown or kept; undefined: none, or all. */
  chosen: string | undefined;
};

/**
 * Leads to the same section of another network; where a page has no network it chooses the one that the sections open
 * with. "All networks" is offered where the section has such a page, once a network is chosen.
 */
export function NetworkSelector({ route, netids, chosen }: NetworkSelectorProps) {
  const navigate = useNavigate();
  const section = sectionOf(route);
  if (route === undefined || withoutNetwork.has(route)) return null;
  const showsAll = section ? section.offersAll : true;
  // A netid holds no blank, so none can be mistaken for the entry that stands for all.
  const items = [
    ...(showsAll ? [{ id: all, label: labels.action.selectAll }] : []),
    ...netids.map((netid) => ({ id: netid, label: netid })),
  ];

  const choose = (id: string) => {
    const netid = id === all ? undefined : id;
    chooseNetwork(netid);
    if (section) void navigate(section.path(netid));
    else if (netid !== undefined)
      void navigate(route === 'networks' ? paths.network(netid) : paths.nodes(netid));
  };

  return (
    <ToolbarSelect
      label={labels.node.network}
      icon="networks"
      placeholder={labels.action.selectNetwork}
      items={items}
      selectedKey={chosen ?? (showsAll ? all : null)}
      onChange={choose}
    />
  );
}
