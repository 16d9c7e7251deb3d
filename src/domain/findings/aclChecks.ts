import { cellAt, pairReason, type AclMatrix } from '../acl/aclMatrix.ts';
import { counted } from '../format/count.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { isIsolated } from './connectivityChecks.ts';
import { type Check, mostListed, networkSubject, type NetworkScope, nodeCheck } from './check.ts';
import type { Fix } from './finding.ts';
import { setPairs } from './fixes.ts';

/** Leads to the ACLs, because only the user knows which pairs to allow. */
const editItsAcls = (node: Node): Fix => ({ label: 'Edit its ACLs', href: paths.nodeAcls(node) });

const editAcls = (netid: string): Fix => ({ label: 'Edit ACLs', href: paths.acls(netid) });

/** The pairs that only one of both rows allows, by the places of their nodes. */
function oneSidedPairs(acl: AclMatrix): readonly (readonly [number, number])[] {
  const size = acl.nodeIds.length;
  const found: (readonly [number, number])[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = row + 1; column < size; column++) {
      if (pairReason(acl, row, column) === 'oneSided') found.push([row, column]);
    }
  }
  return found;
}

const halfAllowed: Check<NetworkScope> = {
  kind: 'halfAllowed',
  severity: 'risky',
  title: 'Pairs allowed in one direction only',
  why: 'The server treats a pair as blocked unless both nodes allow it.',
  advice: 'Allow or block these pairs in both directions. The ACL editor always sets both.',
  find: ({ acl, network, index }) => {
    if (!acl) return undefined;
    const nodeAt = (place: number) => index.nodeById.get(acl.nodeIds[place] ?? '');
    // The server keeps the rows of deleted nodes, where they have no effect.
    const pairs = oneSidedPairs(acl).flatMap(([one, other]) => {
      const [node, peer] = [nodeAt(one), nodeAt(other)];
      return node && peer ? [[node, peer] as const] : [];
    });
    if (pairs.length === 0) return undefined;
    const ids = pairs.map(([node, peer]) => [node.id, peer.id] as const);
    return {
      subjects: [networkSubject(network.netid)],
      text: `has ${counted(pairs.length, 'pair')} allowed in one direction only`,
      facts: pairs.slice(0, mostListed).map(([node, peer]) => ({ label: node.name, value: peer.name })),
      fix: setPairs(network.netid, ids, true),
      otherFix: setPairs(network.netid, ids, false),
      size: pairs.length,
    };
  },
};

const missingRow = nodeCheck<NetworkScope>({
  kind: 'missingAclRow',
  severity: 'broken',
  title: 'Node without an ACL row',
  why: 'The server treats missing entries as blocked, so the node can’t reach any peer.',
  advice: 'Allow the node’s pairs in the ACL matrix.',
  where: (node, { acl, nodes }) =>
    acl !== undefined && !node.isPending && nodes.length > 1 && !hasRow(acl, node),
  found: (node) => ({ text: 'has no ACL row, so all its pairs are blocked', fix: editItsAcls(node) }),
});

/** A row without any entry is the same as no row. */
function hasRow(acl: AclMatrix, { id }: Node): boolean {
  const row = acl.indexOf.get(id);
  return row !== undefined && acl.nodeIds.some((_, column) => cellAt(acl, row, column) !== 0);
}

const isolated = nodeCheck<NetworkScope>({
  kind: 'isolated',
  severity: 'broken',
  title: 'Node isolated by ACLs',
  why: 'If the default ACL rule is Deny, new nodes stay isolated until you allow their pairs.',
  advice: 'Allow the pairs that the node needs, or disconnect it.',
  where: (node, scope) =>
    scope.acl !== undefined && node.isConnected && isIsolated(scope, node) && hasRow(scope.acl, node),
  found: (node, scope) => ({
    text: 'can’t reach any other node because of ACLs',
    facts: [{ label: 'Default ACL rule', value: defaultAclText(scope, node) }],
    fix: editItsAcls(node),
  }),
  manyFrom: 2,
  foundAtMany: (nodes, scope) => ({
    text: 'can’t reach any other node because of ACLs',
    facts: nodes
      .slice(0, mostListed)
      .map((node) => ({ label: node.name, value: `Default ACL rule: ${defaultAclText(scope, node)}` })),
    fix: editAcls(scope.network.netid),
  }),
});

function defaultAclText({ network }: NetworkScope, { defaultAcl }: Node): string {
  if (defaultAcl !== undefined) return defaultAcl ? 'Allow' : 'Deny';
  return network.defaultAcl ? 'Allow (network default)' : 'Deny (network default)';
}

export const aclChecks = [missingRow, halfAllowed, isolated].map((check) => ({
  ...check,
  needsAcls: true as const,
}));
