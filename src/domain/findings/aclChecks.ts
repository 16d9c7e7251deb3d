import { cellAt, pairReason, type AclMatrix } from '../acl/aclMatrix.ts';
import { aclPatterns } from '../acl/aclPatterns.ts';
import { counted } from '../format/count.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { isIsolated } from './connectivityChecks.ts';
import {
  type Check,
  few,
  nodeNames,
  mostListed,
  networkSubject,
  type NetworkScope,
  nodeCheck,
} from './check.ts';
import { type Fix, type Found, namesOf, nodeSubject, subjectKey } from './finding.ts';

const viewAcls = (netid: string): Fix => ({ label: 'View ACLs', href: paths.acls(netid) });

const viewItsAcls = (node: Node): Fix => ({ label: 'View its ACLs', href: paths.nodeAcls(node) });

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
    const pairs = oneSidedPairs(acl);
    if (pairs.length === 0) return undefined;
    const nameAt = (place: number) => {
      const id = acl.nodeIds[place] ?? '';
      return index.nodeById.get(id)?.name ?? id;
    };
    return {
      subjects: [networkSubject(network.netid)],
      text: `has ${counted(pairs.length, 'pair')} allowed in one direction only`,
      facts: pairs.slice(0, mostListed).map(([one, other]) => ({ label: nameAt(one), value: nameAt(other) })),
      fix: viewAcls(network.netid),
    };
  },
};

const staleRows: Check<NetworkScope> = {
  kind: 'staleAclRows',
  severity: 'tidyUp',
  title: 'ACL rows of deleted nodes',
  why: 'The rows have no effect and only add to the size of the ACLs.',
  advice: 'They’re removed the next time the ACLs are saved without them. Not urgent.',
  find: ({ acl, network, index }) => {
    const stale = acl?.nodeIds.filter((id) => !index.nodeById.has(id)) ?? [];
    if (stale.length === 0) return undefined;
    return {
      subjects: [networkSubject(network.netid)],
      text: `has ACL rows for ${counted(stale.length, 'node that no longer exists', 'nodes that no longer exist')}`,
      facts: stale.slice(0, mostListed).map((id) => ({ label: 'Node ID', value: id })),
      fix: viewAcls(network.netid),
    };
  },
};

const missingRow = nodeCheck<NetworkScope>({
  kind: 'missingAclRow',
  severity: 'broken',
  title: 'Node without an ACL row',
  why: 'The server treats missing entries as blocked, so the node can’t reach any peer.',
  advice: 'Allow the pairs of the node in the ACL matrix.',
  where: (node, { acl, nodes }) =>
    acl !== undefined && !node.isPending && nodes.length > 1 && !hasRow(acl, node),
  found: (node) => ({ text: 'has no ACL row, so all its pairs are blocked', fix: viewItsAcls(node) }),
});

/** A row without any entry is the same as no row. */
function hasRow(acl: AclMatrix, { id }: Node): boolean {
  const row = acl.indexOf.get(id);
  return row !== undefined && acl.nodeIds.some((_, column) => cellAt(acl, row, column) !== 0);
}

const isolated = nodeCheck<NetworkScope>({
  kind: 'isolated',
  severity: 'risky',
  title: 'Node isolated by ACLs',
  why: 'All pairs of the node are blocked. If the default ACL rule is Deny, new nodes stay isolated until you allow their pairs.',
  advice: 'Allow the pairs that the node needs, or disconnect it.',
  where: (node, scope) =>
    scope.acl !== undefined && node.isConnected && isIsolated(scope, node) && hasRow(scope.acl, node),
  found: (node, scope) => ({
    text: 'can’t reach any other node because of ACLs',
    facts: [{ label: 'Default ACL rule', value: defaultAclText(scope, node) }],
    fix: viewItsAcls(node),
  }),
});

function defaultAclText({ network }: NetworkScope, { defaultAcl }: Node): string {
  if (defaultAcl !== undefined) return defaultAcl ? 'Allow' : 'Block';
  return network.defaultAcl ? 'Allow (network)' : 'Block (network)';
}

function exceptionsIn({ acl, aclPairs, index }: NetworkScope): readonly Found[] {
  const pairs = aclPairs();
  if (!acl || !pairs) return [];
  const nodeAt = (place: number) => index.nodeById.get(acl.nodeIds[place] ?? '');
  const { patterns, exceptions: found } = aclPatterns(pairs);
  const differingAt = new Map(found.map(({ place, differing }) => [place, differing]));
  const isOneSided = (one: number, other: number) => pairReason(acl, one, other) === 'oneSided';
  return found.flatMap(({ place, pattern, differing }) => {
    // Pairs allowed in one direction only have their own finding.
    if (differing.every((one) => isOneSided(place, one))) return [];
    // Two nodes of a group that differ in the pair of both are one exception.
    const [only] = differing.length === 1 ? differing : [];
    const isShared = only !== undefined && differingAt.get(only)?.join() === String(place);
    if (isShared && only < place) return [];
    const node = nodeAt(place);
    const others = differing.flatMap((one) => nodeAt(one) ?? []);
    const [other] = others;
    const group = (patterns[pattern ?? -1]?.places ?? [])
      .filter((one) => one !== place && !(isShared && one === only))
      .flatMap((one) => nodeAt(one) ?? []);
    const [like] = group;
    if (!node || !other || !like) return [];
    const rest = group.length > 1 ? ` and ${counted(group.length - 1, 'other node')}` : '';
    return {
      subjects: isShared ? [node, other].map(nodeSubject) : [node].map(nodeSubject),
      text: isShared
        ? `have the rules of ${like.name}${rest}, except with each other`
        : `has the rules of ${like.name}${rest}, except with ${others.map(({ name }) => name).join(', ')}`,
      facts: [
        { label: 'Same rules otherwise', value: nodeNames(group) },
        { label: 'Different', value: nodeNames(isShared ? [node, other] : others) },
      ],
      fix: viewItsAcls(node),
    };
  });
}

const exceptions: Check<NetworkScope> = {
  kind: 'aclException',
  severity: 'tidyUp',
  title: 'Exception to an ACL pattern',
  why: 'This is often a leftover from a test, or a mistake.',
  advice: 'Compare the node with its group. If the difference is unintended, use the same rules.',
  find: (scope) => {
    const found = exceptionsIn(scope);
    if (found.length <= few) return found;
    const subjects = new Map(found.flatMap((one) => one.subjects.map((node) => [subjectKey(node), node])));
    return {
      subjects: [...subjects.values()],
      text: 'have the rules of other nodes except for a few pairs',
      facts: found.slice(0, mostListed).map((one) => ({ label: namesOf(one), value: one.text })),
      fix: { ...viewAcls(scope.network.netid), href: `${paths.acls(scope.network.netid)}?group=rules` },
    };
  },
};

export const aclChecks = [missingRow, halfAllowed, isolated, exceptions, staleRows].map((check) => ({
  ...check,
  needsAcls: true as const,
}));
