import { isNoSuchRecord, type Failure } from '../../domain/failure.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Records } from '../../domain/records.ts';
import { isNetAdmin, networkChoices } from '../../domain/session/permissions.ts';
import { failureText } from '../../domain/text/failureText.ts';
import type { NoRecord, RecordPlaceholderView } from '../state/RecordPlaceholder/recordPlaceholderView.ts';

/** The network in the address, if this viewer can see its settings. */
export type NetworkAt =
  | Exclude<RecordPlaceholderView, NoRecord>
  | { readonly status: 'missing' }
  | { readonly status: 'denied' }
  | {
      readonly status: 'ready';
      readonly network: Network;
      readonly source: Loadable<unknown>;
    };

/** Network administrators can’t list networks, so their page reads only this one. */
export function networkAt(records: Records, netid: string): NetworkAt {
  const { viewer } = records;
  const [networks, ownData, nodes] = [records.networks.data, records.ownData.data, records.nodes.data];
  if (viewer.user.isAdmin) {
    if (networks.status === 'failed') return failedNetwork(networks.failure);
    if (networks.status !== 'ready') return { status: 'loading' };
    const network = networks.value.find((candidate) => candidate.netid === netid);
    return network ? { status: 'ready', network, source: networks } : { status: 'missing' };
  }
  if (ownData.status === 'failed') return failedNetwork(ownData.failure);
  if (ownData.status !== 'ready') return { status: 'loading' };
  if (isNetAdmin(viewer, netid)) return ownNetworkAt(records, netid);
  if (networkChoices(viewer, [], valueOf(nodes) ?? []).includes(netid)) return { status: 'denied' };
  const mayComeStill = nodes.status === 'idle' || nodes.status === 'loading';
  return { status: mayComeStill ? 'loading' : 'missing' };
}

function ownNetworkAt({ ownNetwork }: Records, netid: string): NetworkAt {
  const own: Loadable<Network> = ownNetwork.netid === netid ? ownNetwork.data : { status: 'idle' };
  if (own.status === 'ready') return { status: 'ready', network: own.value, source: own };
  if (own.status !== 'failed') return { status: 'loading' };
  // The network or the viewer’s rights were removed after the viewer’s own data was loaded.
  if (own.failure.kind === 'unauthorized') return { status: 'denied' };
  if (isNoSuchRecord(own.failure)) return { status: 'missing' };
  return failedNetwork(own.failure);
}

function failedNetwork(failure: Failure): NetworkAt {
  return { status: 'failed', subject: 'the network', reason: failureText(failure) };
}
