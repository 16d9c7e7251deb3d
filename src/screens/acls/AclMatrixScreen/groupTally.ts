import {
  blockAt,
  blocksOf,
  updateBlocks,
  type AclBlocks,
  type AclGroup,
} from '../../../domain/acl/aclGroups.ts';
import type { AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { GroupCount } from './aclCells.ts';

/**
 * Counts the pairs between groups of which rows and columns may show different nodes. It remembers the latest square, so
 * that the next one costs as much as they differ.
 */
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

/** Nodes of a group that are shown in the same way. */
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
