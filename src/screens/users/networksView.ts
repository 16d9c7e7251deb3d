import type { CheckboxListItem } from '../../components/CheckboxList/CheckboxList.tsx';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { tickedNetworks } from '../../domain/user/userForm.ts';
import type { NetworksView } from './NetworksSection.tsx';

/**
 * All networks by netid with their ranges, and those that are `listed` for the user although the server has them no
 * more: what is ticked has to be in sight.
 */
export function networksView(
  networks: Loadable<readonly Network[]>,
  listed: readonly string[] = [],
): NetworksView {
  const known = new Map((valueOf(networks) ?? []).map((network) => [network.netid, network]));
  return {
    items: tickedNetworks([...known.keys(), ...listed]).map((netid) =>
      itemOf(netid, known.get(netid), networks),
    ),
    failure: networks.status === 'failed' ? failureText(networks.failure) : undefined,
  };
}

function itemOf(
  netid: string,
  network: Network | undefined,
  networks: Loadable<readonly Network[]>,
): CheckboxListItem {
  const item = { id: netid, label: netid };
  if (network) return { ...item, detail: network.addressRange || network.addressRange6 };
  return networks.status === 'ready' ? { ...item, detail: 'not on this server' } : item;
}
