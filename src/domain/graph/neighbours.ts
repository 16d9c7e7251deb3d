import { blockedFrom, linkedTo } from './mesh.ts';
import { linkOf, type GraphLink, type Topology } from './topology.ts';

/** All links of one thing, those of the mesh from it to its peers. */
export function linksOf(topology: Topology, id: string): readonly GraphLink[] {
  return [
    ...topology.links.filter(({ from, to }) => from === id || to === id),
    ...linkedTo(topology.mesh, id).map((peer) => linkOf('mesh', id, peer)),
  ];
}

/** Ids of the nodes that the rules keep from a node. */
export function blockedPeersOf(topology: Topology, id: string): readonly string[] {
  if (!topology.isPointToSite) return blockedFrom(topology.mesh, id);
  if (id === topology.hubId) return topology.blockedFromHub;
  return topology.hubId !== undefined && topology.blockedFromHub.includes(id) ? [topology.hubId] : [];
}

/** How many pairs of nodes the rules keep apart. */
export function blockedPairCount(topology: Topology): number {
  return topology.mesh.blockedCount + topology.blockedFromHub.length;
}

export function linkCount(topology: Topology): number {
  return topology.links.length + topology.mesh.linkCount;
}
