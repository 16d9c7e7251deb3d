import { isNoSuchRecord } from '../../domain/failure.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { networkChoices } from '../../domain/network/networkChoices.ts';
import type { Node } from '../../domain/node/node.ts';
import { isNetAdmin, type Viewer } from '../../domain/session/permissions.ts';
import { failureText } from '../../domain/text/failureText.ts';

export type NetworkAtInput = {
  /** Of the address. */
  readonly netid: string;
  readonly viewer: Viewer;
  /** What the viewer's own data says of their rights. */
  readonly ownData: Loadable<unknown>;
  /** For administrators. */
  readonly networks: Loadable<readonly Network[]>;
  /** The network of the address, as its own administrators read it. */
  readonly own: Loadable<Network>;
  readonly nodes: Loadable<readonly Node[]>;
};

/** The network that an address names, as far as this viewer is told of it. */
export type NetworkAt =
  | { readonly status: 'loading' | 'missing' }
  /** There is such a network, but its settings are for its administrators. */
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly network: Network;
      /** What the network came with, to tell how fresh it is. */
      readonly source: Loadable<unknown>;
    };

/** Unknown only once what would name it is loaded. */
export function networkAt(input: NetworkAtInput): NetworkAt {
  const { netid, viewer, ownData, networks, own, nodes } = input;
  if (viewer.user.isAdmin) {
    if (networks.status === 'failed') return { status: 'failed', reason: failureText(networks.failure) };
    if (networks.status !== 'ready') return { status: 'loading' };
    const network = networks.value.find((one) => one.netid === netid);
    return network ? { status: 'ready', network, source: networks } : { status: 'missing' };
  }
  if (ownData.status === 'failed') return { status: 'failed', reason: failureText(ownData.failure) };
  if (ownData.status !== 'ready') return { status: 'loading' };
  if (isNetAdmin(viewer, netid)) return ownNetwork(own);
  if (networkChoices(viewer, [], valueOf(nodes) ?? []).includes(netid)) return { status: 'denied' };
  const mayComeStill = nodes.status === 'idle' || nodes.status === 'loading';
  return { status: mayComeStill ? 'loading' : 'missing' };
}

function ownNetwork(own: Loadable<Network>): NetworkAt {
  if (own.status === 'ready') return { status: 'ready', network: own.value, source: own };
  if (own.status !== 'failed') return { status: 'loading' };
  // The rights, or the network, were taken away since the own data was read.
  if (own.failure.kind === 'unauthorized') return { status: 'denied' };
  if (isNoSuchRecord(own.failure)) return { status: 'missing' };
  return { status: 'failed', reason: failureText(own.failure) };
}
