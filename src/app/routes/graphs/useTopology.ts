import { useMemo } from 'react';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { withDraft, type DraftedRules, type DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import { emptyLayer, layerReasons, type Layer, type LayerId } from '../../../domain/graph/layers/layer.ts';
import { rulesLayer } from '../../../domain/graph/layers/rulesLayer.ts';
import { trafficLayer } from '../../../domain/graph/layers/trafficLayer.ts';
import { healthLayer } from '../../../domain/graph/layers/withLayer.ts';
import { groupsOf, type GraphGroup, type Grouped } from '../../../domain/graph/groups.ts';
import { topologyOf, type Topology } from '../../../domain/graph/topology.ts';
import { withRules } from '../../../domain/graph/withRules.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { canSeeAcls, canSeeMetrics, type Viewer } from '../../../domain/session/permissions.ts';
import { share } from '../../../domain/sharing.ts';
import { useShared } from '../../../screens/shared/useSteady.ts';
import { useMeasured } from '../../shell/reach/useNetworkData.ts';
import { useHealthMoment } from '../../stores/reading.ts';

type TopologyInput = {
  netid: string;
  nodes: readonly Node[] | undefined;
  network: Network | undefined;
  clients: readonly ExternalClient[] | undefined;
  acl: AclMatrix | undefined;
};

const noClients: readonly ExternalClient[] = [];

export function useTopology({ netid, nodes, network, clients, acl }: TopologyInput): Topology | undefined {
  const moment = useHealthMoment(nodes);
  // Only point-to-site networks have a hub: whoever is not told of the network sees it by that.
  const isPointToSite =
    network?.isPointToSite ?? nodes?.some((node) => node.network === netid && node.isHub) ?? false;
  const unruled = useMemo(
    () =>
      nodes &&
      topologyOf({ network: { netid, isPointToSite }, nodes, clients: clients ?? noClients, now: moment }),
    [netid, isPointToSite, nodes, clients, moment],
  );
  const built = useMemo(() => (unruled && acl ? withRules(unruled, acl) : unruled), [unruled, acl]);
  return useShared(built, sharedTopology);
}

/** As far down as things, links and counts, so that a record stays the one that the stores have. */
const sharedTopology = (before: Topology | undefined, next: Topology | undefined) => share(before, next, 3);

export function useGroups({ nodes, structure }: Grouped = nothing): readonly GraphGroup[] {
  return useShared(useMemo(() => groupsOf({ nodes, structure }), [nodes, structure]));
}

const nothing: Grouped = { nodes: [], structure: [] };

type LayerInput = {
  id: LayerId;
  viewer: Viewer;
  netid: string;
  nodes: readonly Node[] | undefined;
  topology: Topology | undefined;
  acl: AclMatrix | undefined;
  drafted: DraftedRules | undefined;
  side: DraftSide | undefined;
};

export function useLayer({
  id,
  viewer,
  netid,
  nodes,
  topology,
  acl,
  drafted,
  side = 'before',
}: LayerInput): Layer | undefined {
  const isTraffic = id === 'traffic' && canSeeMetrics(viewer);
  const measured = useMeasured(netid, viewer, nodes, isTraffic);
  const mayRules = canSeeAcls(viewer);
  return useMemo(() => {
    if (!topology) return undefined;
    if (id === 'health') return healthLayer(topology);
    if (id === 'rules' && mayRules) {
      if (!acl) return emptyLayer('rules', layerReasons.noRules);
      const layer = rulesLayer(topology, acl);
      return drafted ? withDraft(layer, side, drafted) : layer;
    }
    return isTraffic ? trafficOf(topology, measured) : undefined;
  }, [id, topology, acl, drafted, side, mayRules, isTraffic, measured]);
}

function trafficOf(topology: Topology, measured: Loadable<Metrics> | undefined): Layer {
  if (!measured) return emptyLayer('traffic', layerReasons.tooMany);
  switch (measured.status) {
    case 'ready':
      return trafficLayer(topology, measured.value);
    case 'failed':
      return emptyLayer('traffic', layerReasons.unread);
    default:
      return emptyLayer('traffic', layerReasons.reading);
  }
}
