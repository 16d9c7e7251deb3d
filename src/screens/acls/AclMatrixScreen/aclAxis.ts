import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import type { AclGroup, AclGrouping } from '../../../domain/acl/aclGroups.ts';
import { aclTexts, groupName } from '../../../domain/acl/aclText.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { searchFields, searchIds } from '../../../domain/node/nodeSearch.ts';
import { paths } from '../../../domain/paths.ts';

export type AxisEntry = {
  readonly places: readonly number[];
  readonly group: number | undefined;
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
    groups.groups.flatMap(({ key, places: members }, group) => {
      const all = new Set(members);
      const shown = places.filter((place) => all.has(place));
      if (shown.length === 0) return [];
      const id = groupId(by, key);
      const isOpen = openGroups.has(id);
      const heading = { kind: 'group', id, label: groupName(by, key), count: shown.length, isOpen } as const;
      const listed = isOpen ? shown.map((place) => nodeEntry(nodes, place)) : [];
      return [[{ places: shown, group }, heading] as const, ...listed];
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
  const entry = { places: [place], group: undefined };
  if (node?.href !== undefined) return [entry, { ...named, href: node.href }];
  return [entry, { ...named, lockedReason: node?.isServer ? aclTexts.serverNode : aclTexts.unknownNode }];
}

export function placesOf(axis: AclAxis, from: number, to: number): readonly number[] {
  return [...new Set(axis.entries.slice(from, to).flatMap(({ places }) => places))];
}

export type AclNode = {
  readonly id: string;
  readonly name: string;
  /** What a search looks at, and what it compares from the beginning only. */
  readonly fields: readonly string[];
  readonly ids: readonly string[];
  readonly href: string | undefined;
  readonly isServer: boolean;
  readonly isKnown: boolean;
};

export function aclNodes(
  netid: string,
  nodeIds: readonly string[],
  nodes: readonly Node[],
): readonly AclNode[] {
  const byId = new Map(nodes.filter(({ network }) => network === netid).map((node) => [node.id, node]));
  return nodeIds.map((id) => {
    const node = byId.get(id);
    if (!node)
      return { id, name: id, fields: [], ids: [id], href: undefined, isServer: false, isKnown: false };
    const { name, isServer } = node;
    const href = isServer ? undefined : paths.nodeAcls({ network: netid, id });
    return { id, name, fields: searchFields(node), ids: searchIds(node), href, isServer, isKnown: true };
  });
}

export function areSameNodes(one: readonly AclNode[], other: readonly AclNode[]): boolean {
  return (
    one.length === other.length &&
    one.every((node, place) => {
      const twin = other[place];
      return (
        node.id === twin?.id &&
        node.isServer === twin.isServer &&
        node.isKnown === twin.isKnown &&
        node.fields.join() === twin.fields.join() &&
        node.ids.join() === twin.ids.join()
      );
    })
  );
}

export function placesByName(nodes: readonly AclNode[]): readonly number[] {
  const names = nodes.map(({ name }) => name);
  return [...nodes.keys()].toSorted((one, other) => compareNames(names[one] ?? '', names[other] ?? ''));
}
