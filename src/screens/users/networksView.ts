import type { CheckboxListItem } from '../../components/CheckboxList/CheckboxList.tsx';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { paths } from '../../domain/paths.ts';
import { failureText } from '../../domain/text/failureText.ts';
import type { LevelChange } from '../../domain/user/networkLevels.ts';
import { sortedNetworks, type UserForm } from '../../domain/user/userForm.ts';
import type { NetworksView } from './NetworksSection.tsx';

/** Includes networks of `listed` that no longer exist, so that every selected network is visible. */
export function networksView(
  networks: Loadable<readonly Network[]>,
  listed: readonly string[] = [],
  levelOf?: (network: Network) => string | undefined,
): NetworksView {
  const known = new Map((valueOf(networks) ?? []).map((network) => [network.netid, network]));
  return {
    items: sortedNetworks([...known.keys(), ...listed]).map((netid): CheckboxListItem => {
      const item = { id: netid, label: netid };
      const network = known.get(netid);
      if (!network) return networks.status === 'ready' ? { ...item, note: 'no longer on this server' } : item;
      const note = levelOf?.(network);
      const detail = network.addressRange || network.addressRange6;
      return { ...item, detail, ...(note !== undefined && { note }) };
    }),
    permissionsHref: levelOf && paths.userPermissions(),
    failure: networks.status === 'failed' ? failureText(networks.failure) : undefined,
  };
}

/** Confirmation before a user becomes an administrator of the server or of networks (enterprise only). */
export type AdminConfirmationKind =
  { readonly kind: 'admin' } | { readonly kind: 'networkAdmin'; readonly netids: readonly string[] };

export function adminConfirmationKind(
  { isAdmin, networks: listed }: UserForm,
  networks: Loadable<readonly Network[]>,
  changeOn: ((network: Network) => LevelChange) | undefined,
): AdminConfirmationKind | undefined {
  if (isAdmin) return { kind: 'admin' };
  const managed = (valueOf(networks) ?? []).filter((network) => {
    const change = changeOn?.(network);
    return listed.includes(network.netid) && change?.after === 0 && change.before !== 0;
  });
  const netids = sortedNetworks(managed.map(({ netid }) => netid));
  return netids.length > 0 ? { kind: 'networkAdmin', netids } : undefined;
}
