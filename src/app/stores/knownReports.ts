import { useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import type { PeerReports } from '../../domain/metrics/peerReports.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { metricsStore, nodeMetricsStore } from './metrics.ts';

/** What a node reports about its peers, if a page or the findings have loaded it. */
export function useKnownReports({ network, id }: NodeRef): PeerReports | undefined {
  const ofNode = useSnapshot(nodeMetricsStore);
  const ofNetwork = useSnapshot(metricsStore);
  const own = ofNode.node.network === network && ofNode.node.id === id ? valueOf(ofNode.data) : undefined;
  const isCovered = ofNetwork.netid === undefined || ofNetwork.netid === network;
  return (own ?? (isCovered ? valueOf(ofNetwork.data)?.get(id) : undefined))?.connectivity;
}
