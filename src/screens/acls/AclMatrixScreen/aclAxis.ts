import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import type { AclGroup, AclGrouping } from '../../../domain/acl/aclGroups.ts';
import { allowedInRow, isSameRow } from '../../../domain/acl/aclPairs.ts';
import { aclTexts, groupName } from '../../../domain/acl/aclText.ts';
import { filterByText } from '../../../domain/listFilter.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { searchFields, searchIds } from '../../../domain/node/nodeSearch.ts';
import { paths } from '../../../domain/paths.ts';
import type { AclShown } from './aclPage.ts';

export type AxisEntry = {
  readonly places: readonly number[];
  readonly isGroup: boolean;
};

export type AclAxis = {
  readonly entries: readonly AxisEntry[];
  readonly headings: readonly MatrixHeading[];
};

export type AclGroups = { readonly by: AclGrouping | 'pattern'; readonly groups: readonly AclGroup[] };

export function aclAxis(
  nodes: readonly AclNode[],
  places: readonly number[],
  groups: AclGroups | undefined,
  openGroups: ReadonlySet<string>,
): AclAxis {
  if (!groups) return axisOf(places.map((place) => nodeEntry(nodes, place)));
  const { by } = groups;
  return axisOf(
    groups.groups.flatMap(({ key, places: members }) => {
      const all = new Set(members);
      const shown = places.filter((place) => all.has(place));
      if (shown.length === 0) return [];
      const id = groupId(by, key);
      const isOpen = openGroups.has(id);
      const heading = { kind: 'group', id, label: groupName(by, key), count: shown.length, isOpen } as const;
      const listed = isOpen ? shown.map((place) => nodeEntry(nodes, place)) : [];
      return [[{ places: shown, isGroup: true }, heading] as const, ...listed];
    }),
  );
}

export function groupId(by: AclGroups['by'], key: string): string {
  return `${by}:${key}`;
}

function axisOf(lines: readonly (readonly [AxisEntry, MatrixHeading])[]): AclAxis {
  return { entries: lines.map(([entry]) => entry), headings: lines.map(([, heading]) => heading) };
}

function nodeEntry(nodes: readonly AclNode[], place: number): readonly [AxisEntry, MatrixHeading] {
  const node = nodes[place];
  const named = { kind: 'item', id: node?.id ?? '', label: node?.name ?? '' } as const;
  const entry = { places: [place], isGroup: false };
  if (node?.href !== undefined) return [entry, { ...named, href: node.href }];
  return [entry, { ...named, lockedReason: node?.isServer ? aclTexts.serverNode : aclTexts.unknownNode }];
}

export function placesOf(axis: AclAxis, from: number, to: number): readonly number[] {
  return [...new Set(axis.entries.slice(from, to).flatMap(({ places }) => places))];
}

export type AclNode = {
  readonly id: string;
  readonly name: string;
  /** A search matches these texts anywhere, and `ids` only at the beginning. */
  readonly fields: readonly string[];
  readonly ids: readonly string[];
  readonly href: string | undefined;
  readonly isServer: boolean;
};

export function aclNodes(
  netid: string,
  nodeIds: readonly string[],
  nodes: readonly Node[],
): readonly AclNode[] {
  const byId = new Map(nodes.filter(({ network }) => network === netid).map((node) => [node.id, node]));
  return nodeIds.map((id) => {
    const node = byId.get(id);
    if (!node) return { id, name: id, fields: [], ids: [id], href: undefined, isServer: false };
    const { name, isServer } = node;
    const href = isServer ? undefined : paths.nodeAcls({ network: netid, id });
    return { id, name, fields: searchFields(node), ids: searchIds(node), href, isServer };
  });
}

export function placesByName(nodes: readonly AclNode[]): readonly number[] {
  const names = nodes.map(({ name }) => name);
  return [...nodes.keys()].toSorted((a, b) => compareNames(names[a] ?? '', names[b] ?? ''));
}

/** A pair that was blocked when the ACLs were loaded stays visible after it is allowed. */
export function shownPlaces(
  nodes: readonly AclNode[],
  ordered: readonly number[],
  text: string,
  shown: AclShown,
  edit: AclEdit | undefined,
): readonly number[] {
  const found = filterByText(
    ordered,
    text,
    (place) => nodes[place]?.fields ?? [],
    (place) => nodes[place]?.ids ?? [],
  );
  if (!edit || shown === 'all') return found;
  const isBlocked = (place: number) => allowedInRow(edit.pairs, place) < nodes.length - 1;
  return found.filter(
    (place) => !isSameRow(edit.before, edit.pairs, place) || (shown === 'blocked' && isBlocked(place)),
  );
}
