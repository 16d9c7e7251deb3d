import { areBlocked, type IdPair, type Mesh } from './mesh.ts';

export type RuleFindings = {
  /** Nodes blocked from everything they could be linked to, and what that is. */
  readonly isolated: ReadonlyMap<string, Isolation>;
  readonly withBlocked: ReadonlySet<string>;
  readonly blockedPairs: number;
  /** Blocked pairs that would otherwise be linked, without those of isolated nodes. */
  readonly innerBlocked: number;
};

export type Isolation = 'all' | 'relay' | 'hub';

type Link = { readonly id: string; readonly kind: string; readonly from: string; readonly to: string };
type RuledLink = Link & { readonly isOpen: boolean };

type Ruled = {
  readonly mesh: Mesh;
  readonly structure: readonly RuledLink[];
  readonly blockedPairs: number;
};

export function ruleFindings({ mesh, structure, blockedPairs }: Ruled): RuleFindings {
  const ruled = structure.filter(({ kind }) => kind === 'relay' || kind === 'hub');
  const isolated = isolatedNodes(mesh, ruled);
  const withBlocked = new Set<string>();
  const isApart = mesh.ids.map((id) => isolated.has(id));
  const apart = isApart.flatMap((is, index) => (is ? [index] : []));
  let ends = 0;
  for (const [index, id] of mesh.ids.entries()) {
    if (isApart[index]) continue;
    const inner = (mesh.blockedCounts[index] ?? 0) - blockedAmong(mesh, index, apart);
    if (inner > 0) withBlocked.add(id);
    ends += inner;
  }
  const links = ruled.filter(({ from, to, isOpen }) => !isOpen && !isolated.has(from) && !isolated.has(to));
  for (const { from, to } of links) withBlocked.add(from).add(to);
  return { isolated, withBlocked, blockedPairs, innerBlocked: ends / 2 + links.length };
}

function isolatedNodes(mesh: Mesh, ruled: readonly RuledLink[]): ReadonlyMap<string, Isolation> {
  const isolated = new Map<string, Isolation>();
  for (const { kind, from } of ruled) isolated.set(from, kind === 'hub' ? 'hub' : 'relay');
  for (const [index, id] of mesh.ids.entries()) {
    if ((mesh.blockedCounts[index] ?? 0) > 0) isolated.set(id, 'all');
  }
  for (const [index, id] of mesh.ids.entries()) if ((mesh.linkCounts[index] ?? 0) > 0) isolated.delete(id);
  for (const { from, to, isOpen } of ruled) {
    if (isOpen) {
      isolated.delete(from);
      isolated.delete(to);
    }
  }
  return isolated;
}

function blockedAmong(mesh: Mesh, index: number, others: readonly number[]): number {
  return others.filter((other) => areBlocked(mesh, index, other)).length;
}

/** With more blocked pairs, their lines would be unreadable and only the count is shown. */
export const maxBlockedLines = 400;

export function blockedLines(
  mesh: Mesh,
  structure: readonly Link[],
  links: readonly Link[],
  { isolated, withBlocked, innerBlocked }: RuleFindings,
): readonly IdPair[] {
  if (innerBlocked > maxBlockedLines) return [];
  const blocked = mesh.ids.flatMap((id, index) => (withBlocked.has(id) ? [index] : []));
  const isOpen = new Set(links.map(({ id }) => id));
  return [
    ...blocked.flatMap((item, index) =>
      blocked
        .slice(0, index)
        .flatMap((other) =>
          areBlocked(mesh, item, other) ? [[mesh.ids[other] ?? '', mesh.ids[item] ?? ''] as const] : [],
        ),
    ),
    ...structure
      .filter(
        ({ id, kind, from, to }) =>
          kind !== 'client' && !isOpen.has(id) && !isolated.has(from) && !isolated.has(to),
      )
      .map(({ from, to }) => [from, to] as const),
  ];
}
