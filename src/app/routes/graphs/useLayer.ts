import { useMemo } from 'react';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { withDraft, type DraftedRules, type DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import { emptyLayer, layerReasons, type Layer, type LayerId } from '../../../domain/graph/layers/layer.ts';
import { rulesLayer } from '../../../domain/graph/layers/rulesLayer.ts';
import { trafficLayer } from '../../../domain/graph/layers/trafficLayer.ts';
import { healthLayer } from '../../../domain/graph/layers/withLayer.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import type { Node } from '../../../domain/node/node.ts';
import { canSeeAcls, canSeeMetrics, type Viewer } from '../../../domain/session/permissions.ts';
import { useMeasured } from '../../reach/useMeasured.ts';

type LayerInput = {
  /** Of the address. */
  id: LayerId;
  viewer: Viewer;
  netid: string;
  nodes: readonly Node[] | undefined;
  topology: Topology | undefined;
  acl: AclMatrix | undefined;
  /** What is changed of the rules and not submitted. */
  drafted: DraftedRules | undefined;
  side: DraftSide | undefined;
};

/** What the map tells instead of what things are; undefined for that, and for what this viewer may not see. */
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
