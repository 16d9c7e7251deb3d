import { useNavigate } from 'react-router-dom';
import { ToolbarSelect } from '../../components/Select/ToolbarSelect.tsx';
import { labels } from '../../domain/text/labels.ts';
import { chooseNetwork } from '../stores/choices.ts';
import type { NetworkLinks } from './currentRoute.ts';

const all = 'all networks';

type NetworkSelectorProps = {
  /** Where selecting a network leads; without links there is no selector. */
  links: NetworkLinks | undefined;
  netids: readonly string[];
  /** The network that is shown or was selected last; undefined: none, or all. */
  chosen: string | undefined;
};

/** Leads to the same section of another network, or where a page shows no network, selects the one that sections open. */
export function NetworkSelector({ links, netids, chosen }: NetworkSelectorProps) {
  const navigate = useNavigate();
  if (!links) return null;
  const { path, offersAll } = links;
  // A netid holds no blank, so none can be mistaken for the entry that stands for all.
  const items = [
    ...(offersAll ? [{ id: all, label: labels.action.selectAll }] : []),
    ...netids.map((netid) => ({ id: netid, label: netid })),
  ];

  const choose = (id: string) => {
    const netid = id === all ? undefined : id;
    chooseNetwork(netid);
    const href = path(netid);
    if (href !== undefined) void navigate(href);
  };

  return (
    <ToolbarSelect
      label={labels.node.network}
      icon="networks"
      placeholder={labels.action.selectNetwork}
      items={items}
      selectedKey={chosen ?? (offersAll ? all : null)}
      onChange={choose}
    />
  );
}
