import { blockedFrom, linkedTo } from './mesh.ts';
import { linkOf, type GraphLink, type Topology } from './topology.ts';

/** All links of one thing, those of the mesh from it to its peers. */
export function linksOf(topology: Topology, id: string): readonly GraphLink[] {
  return [
    ...topology.links.filter(({ from, to }) => from === id || to === id),
    ...linkedTo(topology.mesh, id).map((peer) => linkOf('mesh', id, peer)),
  ];
}

/** Ids of the nodes that the rules keep from a node: peers, its relay or those it relays, the hub. */
export function blockedPeersOf(topology: Topology, id: string): readonly string[] {
  const { structure, links, mesh } = topology;
  const open = new Set(links.map((link) => link.id));
  const closed = structure.filter(
    (link) => link.kind !== 'client' && !open.has(link.id) && (link.from === id || link.to === id),
  );
  return [...blockedFrom(mesh, id), ...closed.map(({ from, to }) => (from === id ? to : from))];
}

export function linkCount(topology: Topology): number {
  return topology.links.length + topology.mesh.linkCount;
}
