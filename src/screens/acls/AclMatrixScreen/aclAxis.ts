import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import type { AclGroup, MatrixGrouping } from '../../../domain/acl/aclGroups.ts';
import { allowedInRow, isSameRow } from '../../../domain/acl/aclPairs.ts';
import type { AclPatterns } from '../../../domain/acl/aclPatterns.ts';
import { aclTexts, groupName, memberName, sharedName, type Members } from '../../../domain/acl/aclText.ts';
import { counted } from '../../../domain/format/count.ts';
import { filterByText } from '../../../domain/listFilter.ts';
import { gatewayRoles, hasRole, type GatewayRole } from '../../../domain/node/gateways.ts';
import { nodeHealth, type HealthStatus } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { searchFields, searchIds } from '../../../domain/node/nodeSearch.ts';
import { paths } from '../../../domain/paths.ts';
import { capitalized } from '../../../domain/text/labels.ts';
import type { AclShown } from './aclPage.ts';

export type AxisEntry = {
  readonly places: readonly number[];
  readonly isGroup: boolean;
};

export type AclAxis = {
  readonly entries: readonly AxisEntry[];
  readonly headings: readonly MatrixHeading[];
};

export type AclGroups = {
  readonly by: MatrixGrouping;
  readonly groups: readonly AclGroup[];
  /** Nodes whose rules differ from those of their group. */
  readonly exceptions?: ReadonlySet<number>;
};

export function aclAxis(
  nodes: readonly AclNode[],
  places: readonly number[],
  groups: AclGroups | undefined,
  openGroups: ReadonlySet<string>,
): AclAxis {
  if (!groups) return axisOf(places.map((place) => nodeEntry(nodes, place)));
  const { by, exceptions } = groups;
  return axisOf(
    groups.groups.flatMap(({ key, text, places: members }) => {
      const all = new Set(members);
      const shown = places.filter((place) => all.has(place));
      if (shown.length === 0) return [];
      const id = groupId(by, key);
      const isOpen = openGroups.has(id);
      const heading = {
        kind: 'group',
        id,
        label: groupName(by, key),
        text,
        count: shown.length,
        isOpen,
      } as const;
      const listed = isOpen ? shown.map((place) => nodeEntry(nodes, place, exceptions?.has(place))) : [];
      return [[{ places: shown, isGroup: true }, heading] as const, ...listed];
    }),
  );
}

export function groupId(by: AclGroups['by'], key: string): string {
  return `${by}:${key}`;
}

/** Names each group of nodes with the same rules by what the names of its nodes share. */
export function ruleGroups({ patterns, exceptions }: AclPatterns, members: Members): AclGroups {
  const used = new Map<string, number>();
  const odd = new Set(exceptions.flatMap(({ place, pattern }) => (pattern === undefined ? [] : [place])));
  const groups = patterns.map(({ places, isIsolated }) => {
    const shared = sharedName(places, members)?.name ?? `${memberName(members, places[0] ?? 0)} and others`;
    const name = isIsolated ? 'Isolated' : shared;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    const text = isIsolated ? counted(places.length, 'isolated node') : sameRulesText(places, odd);
    return { key: count === 1 ? name : `${name} (${count})`, text, places };
  });
  const alone = exceptions.flatMap(({ place, pattern }) => (pattern === undefined ? [place] : []));
  const text = `${counted(alone.length, 'node')} with unique rules`;
  return {
    by: 'rules',
    groups: alone.length > 0 ? [...groups, { key: 'Unique rules', text, places: alone }] : groups,
    exceptions: odd,
  };
}

function sameRulesText(places: readonly number[], exceptions: ReadonlySet<number>): string {
  const odd = places.filter((place) => exceptions.has(place)).length;
  const text = `${counted(places.length - odd, 'node')} with the same rules`;
  return odd > 0 ? `${text}, ${counted(odd, 'exception')}` : text;
}

function axisOf(lines: readonly (readonly [AxisEntry, MatrixHeading])[]): AclAxis {
  return { entries: lines.map(([entry]) => entry), headings: lines.map(([, heading]) => heading) };
}

function nodeEntry(
  nodes: readonly AclNode[],
  place: number,
  isException = false,
): readonly [AxisEntry, MatrixHeading] {
  const node = nodes[place];
  const note = isException ? 'exception' : undefined;
  const { state, role } = node ?? {};
  const named = { kind: 'item', id: node?.id ?? '', label: node?.name ?? '', note, state, role } as const;
  const entry = { places: [place], isGroup: false };
  if (node?.href !== undefined) return [entry, { ...named, href: node.href }];
  return [entry, { ...named, lockedReason: lockedReason(node) }];
}

/** Why a node's own page can't be opened. */
export function lockedReason(node: AclNode | undefined): string {
  return node?.isServer ? aclTexts.serverNode : aclTexts.unknownNode;
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
  readonly state?: { readonly tone: HealthStatus; readonly word: string };
  readonly role?: GatewayRole | undefined;
};

/** `now` in Unix seconds. */
export function aclNodes(
  netid: string,
  nodeIds: readonly string[],
  nodes: readonly Node[],
  now: number,
): readonly AclNode[] {
  const byId = new Map(nodes.filter(({ network }) => network === netid).map((node) => [node.id, node]));
  return nodeIds.map((id) => {
    const node = byId.get(id);
    if (!node) return { id, name: id, fields: [], ids: [id], href: undefined, isServer: false };
    const { name, isServer } = node;
    const href = isServer ? undefined : paths.nodeAcls({ network: netid, id });
    const { status } = nodeHealth(node, now);
    return {
      id,
      name,
      fields: searchFields(node),
      ids: searchIds(node),
      href,
      isServer,
      state: { tone: status, word: capitalized(status) },
      role: gatewayRoles.find((each) => hasRole(node, each)),
    };
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
