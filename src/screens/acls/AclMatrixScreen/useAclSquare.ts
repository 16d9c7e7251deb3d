import { useCallback, useMemo, useState } from 'react';
import { aclGroups, type AclGroup } from '../../../domain/acl/aclGroups.ts';
import { aclAxis, groupId, type AclAxis } from './aclAxis.ts';
import { aclCells } from './aclCells.ts';
import type { AclFilter } from './aclMatrixQuery.ts';
import type { AclSource } from './aclMatrixView.ts';
import { aclNodes, areSameNodes, placesByName, type AclNode } from './aclNodes.ts';
import type { AclState } from './aclStates.ts';
import { groupTally } from './groupTally.ts';
import { foundPlaces, placesWith } from './shownPlaces.ts';
import { areSameNumbers, useKept } from './useKept.ts';

export type AclSquare = {
  /** By place in the container. */
  readonly nodes: readonly AclNode[];
  /** The place of the one node that is looked at. */
  readonly only: number | undefined;
  readonly rows: AclAxis;
  readonly columns: AclAxis;
  readonly stateAt: (row: number, column: number) => AclState;
  readonly toggleGroup: (id: string) => void;
  /** Opens all groups, or closes them once one is open; undefined while there are none. */
  readonly openAll: { readonly opens: boolean; readonly change: () => void } | undefined;
};

/** What the matrix shows. What does not change from one render to the next stays the same object. */
export function useAclSquare(netid: string, source: AclSource, filter: AclFilter): AclSquare {
  const { edit, minute } = source;
  const { nodeIds, indexOf } = edit.loaded;
  const nodes = useKept(
    useMemo(() => aclNodes(netid, nodeIds, source.nodes), [netid, nodeIds, source.nodes]),
    areSameNodes,
  );
  const only = source.only === undefined ? undefined : indexOf.get(source.only);
  const rowPlaces = useShown(nodes, source, filter, 'rows', only);
  const columnPlaces = useShown(nodes, source, filter, 'columns', only);

  const { groupBy } = filter;
  const groups = useKept(
    useMemo(
      () => (groupBy ? aclGroups(nodeIds, source.nodes, groupBy, minute * 60) : noGroups),
      [groupBy, nodeIds, source.nodes, minute],
    ),
    areSameGroups,
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggleGroup = useCallback((id: string) => setOpen((now) => toggled(now, id)), []);
  const grouping = useMemo(() => (groupBy ? { by: groupBy, groups } : undefined), [groupBy, groups]);

  const rowGrouping = only === undefined ? grouping : undefined;
  const rows = useMemo(
    () => aclAxis(nodes, rowPlaces, rowGrouping, open, source.only),
    [nodes, rowPlaces, rowGrouping, open, source.only],
  );
  const columns = useMemo(
    () => aclAxis(nodes, columnPlaces, grouping, open, source.only),
    [nodes, columnPlaces, grouping, open, source.only],
  );
  const tally = useMemo(() => groupTally(groups, rowPlaces, columnPlaces), [groups, rowPlaces, columnPlaces]);
  const stateAt = useMemo(
    () => aclCells(edit, rows, columns, tally(edit.pairs)),
    [edit, rows, columns, tally],
  );
  const opens = open.size === 0;
  const openAll = groupBy && {
    opens,
    change: () => setOpen(new Set(opens ? groups.map(({ key }) => groupId(groupBy, key)) : [])),
  };
  return { nodes, only, rows, columns, stateAt, toggleGroup, openAll };
}

function useShown(
  nodes: readonly AclNode[],
  { edit }: AclSource,
  { shown, ...texts }: AclFilter,
  side: 'rows' | 'columns',
  only: number | undefined,
): readonly number[] {
  const ordered = useMemo(() => placesByName(nodes), [nodes]);
  const text = texts[side];
  const found = useMemo(() => foundPlaces(nodes, ordered, text), [nodes, ordered, text]);
  // While all are shown it does not hang on the edit: then there is nothing to look through with each change.
  const looked = shown === 'all' ? undefined : edit;
  const places = useMemo(() => {
    if (only !== undefined && side === 'rows') return [only];
    const wanted = looked && placesWith(looked, shown, only);
    return wanted ? found.filter((place) => wanted.has(place)) : found;
  }, [found, looked, shown, side, only]);
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
