import { useNavigate } from 'react-router-dom';
import { ToolbarSelect } from '../../components/Select/ToolbarSelect.tsx';
import { labels } from '../../domain/text/labels.ts';
import { chooseNetwork } from '../stores/choices.ts';
import type { NetworkLinks } from './currentRoute.ts';

const all = 'all networks';

type NetworkSelectorProps = {
  links: NetworkLinks | undefined;
  netids: readonly string[];
  chosen: string | undefined;
};

/** Opens the same section of another network, or selects the network that sections open. */
export function NetworkSelector({ links, netids, chosen }: NetworkSelectorProps) {
  const navigate = useNavigate();
  if (!links) return null;
  const { path, offersAll } = links;
  // A netid contains no space, so it can't equal the key for all networks.
  const items = [
    ...(offersAll ? [{ id: all, label: labels.action.selectAll }] : []),
    ...netids.map((netid) => ({ id: netid, label: netid, isName: true })),
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
