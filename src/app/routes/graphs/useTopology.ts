import { useMemo } from 'react';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { topologyOf, type Topology } from '../../../domain/graph/topology.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { useHealthMoment } from '../../reading/useNodes.ts';

type TopologyInput = {
  netid: string;
  /** undefined: not known yet. */
  nodes: readonly Node[] | undefined;
  /** undefined: this viewer is not told of it. */
  network: Network | undefined;
  clients: readonly ExternalClient[] | undefined;
  acl: AclMatrix | undefined;
};

const noClients: readonly ExternalClient[] = [];

/** The topology of a network, built again when something of it changes and not with every tick of the clock. */
export function useTopology({ netid, nodes, network, clients, acl }: TopologyInput): Topology | undefined {
  const moment = useHealthMoment(nodes);
  // Only point-to-site networks have a hub: whoever is not told of the network sees it by that.
  const isPointToSite =
    network?.isPointToSite ?? nodes?.some((node) => node.network === netid && node.isHub) ?? false;
  return useMemo(
    () =>
      nodes &&
      topologyOf({
        network: { netid, isPointToSite },
        nodes,
        clients: clients ?? noClients,
        acl,
        now: moment,
      }),
    [netid, isPointToSite, nodes, clients, acl, moment],
  );
}
