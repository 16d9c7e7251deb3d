import { useCallback, useMemo, useState } from 'react';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import {
  aclGroups,
  type AclGroup,
  blockAt,
  blocksOf,
  updateBlocks,
  type AclBlocks,
} from '../../../domain/acl/aclGroups.ts';
import { allowedInRow, unionOver, type AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { IntentEffect } from '../../../domain/acl/intent/intent.ts';
import { filterByText } from '../../../domain/listFilter.ts';
import {
  aclAxis,
  groupId,
  type AclAxis,
  type AclGroups,
  aclNodes,
  areSameNodes,
  placesByName,
  type AclNode,
} from './aclAxis.ts';
import { aclCells, type AclState, type GroupCount } from './aclCells.ts';
import type { AclFilter, AclSource, AclShown } from './aclMatrixView.ts';

export type AclSquare = {
  readonly nodes: readonly AclNode[];
  readonly rows: AclAxis;
  readonly columns: AclAxis;
  readonly stateAt: (row: number, column: number) => AclState;
  readonly toggleGroup: (id: string) => void;
  readonly openAll: { readonly opens: boolean; readonly change: () => void } | undefined;
};

export function useAclSquare(
  netid: string,
  source: AclSource,
  filter: AclFilter,
  { patterns, planned }: { patterns?: readonly AclGroup[]; planned?: IntentEffect | undefined } = {},
): AclSquare {
  const { edit, minute } = source;
  const { nodeIds } = edit.loaded;
  const nodes = useKept(
    useMemo(() => aclNodes(netid, nodeIds, source.nodes), [netid, nodeIds, source.nodes]),
    areSameNodes,
  );
  const rowPlaces = useShown(nodes, source, filter, 'rows');
  const columnPlaces = useShown(nodes, source, filter, 'columns');

  const groupBy: AclGroups['by'] | undefined = patterns ? 'pattern' : filter.groupBy;
  const groups = useKept(
    useMemo(
      () =>
        patterns ??
        (filter.groupBy ? aclGroups(nodeIds, source.nodes, filter.groupBy, minute * 60) : noGroups),
      [patterns, filter.groupBy, nodeIds, source.nodes, minute],
    ),
    areSameGroups,
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggleGroup = useCallback((id: string) => setOpen((now) => toggled(now, id)), []);
  const grouping = useMemo(() => (groupBy ? { by: groupBy, groups } : undefined), [groupBy, groups]);

  const rows = useMemo(() => aclAxis(nodes, rowPlaces, grouping, open), [nodes, rowPlaces, grouping, open]);
  const columns = useMemo(
    () => aclAxis(nodes, columnPlaces, grouping, open),
    [nodes, columnPlaces, grouping, open],
  );
  const tally = useMemo(() => groupTally(groups, rowPlaces, columnPlaces), [groups, rowPlaces, columnPlaces]);
  const byOthers = useMemo(
    () => source.merged && unionOver(nodeIds, [source.merged]),
    [source.merged, nodeIds],
  );
  const stateAt = useMemo(
    () => aclCells(edit, rows, columns, tally(edit.pairs), { byOthers, planned }),
    [edit, rows, columns, tally, byOthers, planned],
  );
  const opens = open.size === 0;
  const openAll = groupBy && {
    opens,
    change: () => setOpen(new Set(opens ? groups.map(({ key }) => groupId(groupBy, key)) : [])),
  };
  return { nodes, rows, columns, stateAt, toggleGroup, openAll };
}

function useShown(
  nodes: readonly AclNode[],
  { edit }: AclSource,
  { shown, ...texts }: AclFilter,
  side: 'rows' | 'columns',
): readonly number[] {
  const ordered = useMemo(() => placesByName(nodes), [nodes]);
  const text = texts[side];
  const found = useMemo(() => foundPlaces(nodes, ordered, text), [nodes, ordered, text]);
  // While all are shown it does not hang on the edit: then there is nothing to look through with each change.
  const looked = shown === 'all' ? undefined : edit;
  const places = useMemo(() => {
    const wanted = looked && placesWith(looked, shown);
    return wanted ? found.filter((place) => wanted.has(place)) : found;
  }, [found, looked, shown]);
  return useKept(places, areSameNumbers);
}

const noGroups: readonly AclGroup[] = [];

function areSameGroups(one: readonly AclGroup[], other: readonly AclGroup[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, places }, index) => {
      const twin = other[index];
      return key === twin?.key && areSameNumbers(places, twin.places);
    })
  );
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

function useKept<T>(next: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(next);
  if (kept === next || isSame(kept, next)) return kept;
  setKept(next);
  return next;
}

function areSameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

export function foundPlaces(
  nodes: readonly AclNode[],
  places: readonly number[],
  text: string,
): readonly number[] {
  return filterByText(
    places,
    text,
    (place) => nodes[place]?.fields ?? [],
    (place) => nodes[place]?.ids ?? [],
  );
}

/** The places with a pair of the kind that is asked for; undefined for all. A pair that was blocked when loaded stays. */
export function placesWith(edit: AclEdit, shown: AclShown): ReadonlySet<number> | undefined {
  if (shown === 'all') return undefined;
  const all = [...edit.pairs.nodeIds.keys()];
  const changed = (place: number) => isRowChanged(edit, place);
  if (shown === 'changed') return new Set(all.filter(changed));
  const peers = all.length - 1;
  return new Set(all.filter((place) => allowedInRow(edit.pairs, place) < peers || changed(place)));
}

function isRowChanged({ before, pairs }: AclEdit, row: number): boolean {
  const { stride } = pairs;
  for (let word = row * stride; word < (row + 1) * stride; word++) {
    if (before.bits[word] !== pairs.bits[word]) return true;
  }
  return false;
}

export function groupTally(
  groups: readonly AclGroup[],
  rows: readonly number[],
  columns: readonly number[],
): (pairs: AclPairs) => GroupCount {
  if (groups.length === 0) return () => noPairs;
  const parts = partsOf(groups, new Set(rows), new Set(columns));
  let latest: { readonly pairs: AclPairs; readonly blocks: AclBlocks } | undefined;
  return (pairs) => {
    const blocks = latest ? updateBlocks(latest.blocks, latest.pairs, pairs) : blocksOf(parts, pairs);
    latest = { pairs, blocks };
    const of = (group: number, isIn: (part: Part) => boolean) =>
      parts.flatMap((part, place) => (part.group === group && isIn(part) ? [place] : []));
    return (row, column) => {
      let [all, allowed] = [0, 0];
      for (const one of of(row, ({ isInRows }) => isInRows)) {
        for (const other of of(column, ({ isInColumns }) => isInColumns)) {
          const block = blockAt(blocks, one, other);
          all += block.pairs;
          allowed += block.allowed;
        }
      }
      return { pairs: all, allowed };
    };
  };
}

const noPairs: GroupCount = () => ({ pairs: 0, allowed: 0 });

type Part = AclGroup & {
  readonly group: number;
  readonly isInRows: boolean;
  readonly isInColumns: boolean;
};

function partsOf(
  groups: readonly AclGroup[],
  rows: ReadonlySet<number>,
  columns: ReadonlySet<number>,
): readonly Part[] {
  return groups.flatMap(({ key, places }, group) =>
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].flatMap(([isInRows = false, isInColumns = false]) => {
      const members = places.filter(
        (place) => rows.has(place) === isInRows && columns.has(place) === isInColumns,
      );
      return members.length === 0 ? [] : [{ key, places: members, group, isInRows, isInColumns }];
    }),
  );
}
