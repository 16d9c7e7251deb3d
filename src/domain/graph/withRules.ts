import { type AclMatrix, isPairAllowed } from '../acl/aclMatrix.ts';
import { blockedPairCount, meshWithRules } from './mesh.ts';
import { ruleFindings } from './ruleFindings.ts';
import type { StructureLink, Topology } from './topology.ts';

export function withRules(topology: Topology, acl: AclMatrix): Topology {
  const { nodes, structure } = topology;
  const isOpen = ({ kind, from, to }: StructureLink) =>
    kind === 'client' || kind === 'range' || isPairAllowed(acl, from, to);
  const links = topology.links.filter(isOpen);
  const mesh = meshWithRules(topology.mesh, acl);
  const memberIds = nodes.flatMap((thing) => ('node' in thing ? [thing.id] : []));
  return {
    ...topology,
    links,
    mesh,
    blockedFromHub: structure.flatMap((link) => (link.kind === 'hub' && !isOpen(link) ? [link.from] : [])),
    rules: ruleFindings({
      mesh,
      structure: structure.map((link) => ({ ...link, isOpen: isOpen(link) })),
      blockedPairs: blockedPairCount(memberIds, acl),
    }),
  };
}
