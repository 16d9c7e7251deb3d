import { useMemo, useState } from 'react';
import { aclGroups } from '../../../domain/acl/aclGroups.ts';
import { unionOver } from '../../../domain/acl/aclPairs.ts';
import { membersOf } from '../../../domain/acl/aclText.ts';
import type { IntentEffect } from '../../../domain/acl/intent/intent.ts';
import { useStructuralSharing } from '../../useStableCallbacks.ts';
import {
  aclAxis,
  aclNodes,
  groupId,
  placesByName,
  ruleGroups,
  shownPlaces,
  type AclAxis,
  type AclGroups,
  type AclNode,
} from './aclAxis.ts';
import { aclCells, type AclState } from './aclCells.ts';
import type { AclFilter, AclSource } from './aclPage.ts';

export type AclSquare = {
  readonly nodes: readonly AclNode[];
  readonly rows: AclAxis;
  readonly columns: AclAxis;
  readonly exceptions: AclGroups['exceptions'];
  readonly stateAt: (row: number, column: number) => AclState;
  readonly toggleGroup: (id: string) => void;
  readonly openAll: { readonly opens: boolean; readonly change: () => void } | undefined;
};

export function useAclSquare(
  netid: string,
  source: AclSource,
  { rows: rowText, columns: columnText, shown, groupBy }: AclFilter,
  planned: IntentEffect | undefined,
): AclSquare {
  const { edit, minute, merged, reading } = source;
  const { nodeIds } = edit.loaded;
  const nodes = useStructuralSharing(
    useMemo(
      () => aclNodes(netid, nodeIds, source.nodes, minute * 60),
      [netid, nodeIds, source.nodes, minute],
    ),
  );
  const ordered = useMemo(() => placesByName(nodes), [nodes]);
  const groups = useStructuralSharing(
    useMemo((): AclGroups | undefined => {
      if (groupBy !== 'rules') {
        return groupBy && { by: groupBy, groups: aclGroups(nodeIds, source.nodes, groupBy, minute * 60) };
      }
      return reading && ruleGroups(reading.patterns, membersOf(nodeIds, source.nodes));
    }, [groupBy, nodeIds, source.nodes, minute, reading]),
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [toggleGroup] = useState(() => (id: string) => setOpen((now) => toggled(now, id)));

  // If all pairs are shown, a rule change doesn't affect the filter.
  const filterEdit = shown === 'all' ? undefined : edit;
  const rows = useStructuralSharing(
    useMemo(
      () => aclAxis(nodes, shownPlaces(nodes, ordered, rowText, shown, filterEdit), groups, open),
      [nodes, ordered, rowText, shown, filterEdit, groups, open],
    ),
  );
  const columns = useStructuralSharing(
    useMemo(
      () => aclAxis(nodes, shownPlaces(nodes, ordered, columnText, shown, filterEdit), groups, open),
      [nodes, ordered, columnText, shown, filterEdit, groups, open],
    ),
  );
  const byOthers = useMemo(() => merged && unionOver(nodeIds, [merged]), [merged, nodeIds]);
  const stateAt = useMemo(
    () => aclCells(edit, rows, columns, { byOthers, planned }),
    [edit, rows, columns, byOthers, planned],
  );
  const opens = open.size === 0;
  const openAll = groups && {
    opens,
    change: () => setOpen(new Set(opens ? groups.groups.map(({ key }) => groupId(groups.by, key)) : [])),
  };
  return { nodes, rows, columns, exceptions: groups?.exceptions, stateAt, toggleGroup, openAll };
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}
