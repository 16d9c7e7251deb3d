import { useDeferredValue, useMemo, useState, useEffect, useEffectEvent } from 'react';
import { announce } from '../../../components/Announcer/announce.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import type { CellPosition, MatrixRectangle } from '../../../components/MatrixGrid/cellPosition.ts';
import { MatrixGrid } from '../../../components/MatrixGrid/MatrixGrid.tsx';
import { MatrixLegend } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import type { RowTotal } from '../../../components/MatrixGrid/MatrixRow.tsx';
import { pressedKey } from '../../../components/Shortcuts/pressedKey.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow } from '../../../domain/acl/aclPairs.ts';
import { pairWords } from '../../../domain/acl/aclText.ts';
import { grouped } from '../../../domain/format/count.ts';
import type { Reports } from '../../../domain/metrics/reports.ts';
import { useMatrixCursor, type MatrixPosition } from '../../matrix/matrixCursor.ts';
import * as page from '../../matrix/matrixPage.css.ts';
import { useStructuralSharing } from '../../useStableCallbacks.ts';
import type { AclAxis } from './aclAxis.ts';
import { aclStates, coveredPairs } from './aclCells.ts';
import type { AclMatrixActions } from './aclPage.ts';
import type { AclImpact } from '../../../domain/acl/aclImpact.ts';
import { AreaPanel } from './AreaPanel.tsx';
import { selfText } from './SelectionPanel.tsx';
import { allowsNext, coveredBy } from './selectionView.ts';
import type { AclSquare } from './useAclSquare.ts';
import * as css from './AclMatrixScreen.css.ts';

const aclKeys =
  'Arrow keys move. With Shift, they select several pairs. Space allows or blocks the pairs. Control+Z undoes.';

const maxForHugeCells = 15;
const maxForRoomyCells = 8;

/** Cells of groups show a percentage, so few groups get larger cells. */
function cellsOf({ entries }: AclAxis) {
  if (!entries.every(({ isGroup }) => isGroup) || entries.length > maxForHugeCells) return 'fit';
  return entries.length > maxForRoomyCells ? 'huge' : 'roomy';
}

type AclAreaProps = {
  netid: string;
  at: MatrixPosition | undefined;
  edit: AclEdit;
  square: AclSquare;
  impact: AclImpact;
  reports: Reports | undefined;
  hasMerged: boolean;
  on: AclMatrixActions;
};

export function AclArea({ netid, at, edit, square, impact, reports, hasMerged, on }: AclAreaProps) {
  const { nodes, rows, columns, stateAt, toggleGroup } = square;
  const { cursor: place, move } = useMatrixCursor({
    rows: rows.headings,
    columns: columns.headings,
    at,
    onRest: on.saveCursor,
  });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useUndoKeys(on);
  const cursor = useStructuralSharing(place);
  const [hovered, setHovered] = useState<CellPosition>();
  const totalOf = useRowTotals(edit, rows);
  const hasGroups = rows.entries.some(({ isGroup }) => isGroup);
  const legend = useMemo(
    () => <AclLegend hasGroups={hasGroups} hasMerged={hasMerged} />,
    [hasGroups, hasMerged],
  );
  const act = (acted: MatrixRectangle) => {
    const places = coveredBy(square, acted);
    if (coveredPairs(edit.pairs, places.rows, places.columns).pairs === 0) announce(selfText);
    on.set(places.rows, places.columns, allowsNext(edit, places));
  };
  // The cell updates immediately; the panel can follow.
  const panelProps = useDeferredValue(
    useMemo(
      () => ({ edit, nodes, rows, columns, cursor, hovered, reports }),
      [edit, nodes, rows, columns, cursor, hovered, reports],
    ),
  );
  const panel = <AreaPanel {...panelProps} impact={impact} on={on} />;
  return (
    <div className={page.area}>
      <div className={page.matrix}>
        <div className={css.panelOpener}>
          <Button kind="ghost" icon="info" onPress={() => setDrawerOpen(true)}>
            Selection and impact
          </Button>
        </div>
        <MatrixGrid
          label={`ACL rules for ${netid}`}
          description={aclKeys}
          rows={rows.headings}
          columns={columns.headings}
          states={aclStates}
          stateAt={stateAt}
          cells={cellsOf(rows)}
          totalOf={totalOf}
          below={legend}
          isMultiSelect
          cursor={cursor}
          onMove={move}
          onHover={setHovered}
          onActivate={act}
          onToggleGroup={toggleGroup}
        />
      </div>
      <aside aria-label="Selection and impact" className={page.panel}>
        {panel}
      </aside>
      <Drawer isOpen={isDrawerOpen} title="Selection and impact" onClose={() => setDrawerOpen(false)}>
        {panel}
      </Drawer>
    </div>
  );
}

function AclLegend({ hasGroups, hasMerged }: { hasGroups: boolean; hasMerged: boolean }) {
  return (
    <MatrixLegend
      items={[
        { mark: 'dot', label: pairWords.allowed },
        { mark: 'tile', label: pairWords.blocked },
        { mark: 'half', label: 'One-way' },
        ...(hasGroups ? [{ mark: 'mixed', label: 'Partly blocked' } as const] : []),
        { mark: 'dot', isChanged: true, label: 'Changed' },
        ...(hasMerged ? [{ mark: 'dot', isFlagged: true, label: 'Changed by someone else' } as const] : []),
      ]}
    />
  );
}

/** Beyond this number, totals are out of sight and would slow down scrolling. */
const maxForTotals = 250;

/** How many of its pairs a node is allowed. Groups have percentages instead. */
function useRowTotals(
  edit: AclEdit,
  { entries }: AclAxis,
): ((row: number) => RowTotal | undefined) | undefined {
  return useMemo(() => {
    if (entries.length > maxForTotals || entries.some(({ isGroup }) => isGroup)) return undefined;
    const of = edit.pairs.nodeIds.length - 1;
    const known = new Map<number, RowTotal>();
    return (row) => {
      const place = entries[row]?.places[0];
      if (place === undefined || of === 0) return undefined;
      const allowed = allowedInRow(edit.pairs, place);
      // The same number is the same object, so that only changed rows render again.
      const total = known.get(allowed) ?? {
        text: `${grouped(allowed)} of ${grouped(of)}`,
        share: allowed / of,
      };
      known.set(allowed, total);
      return total;
    };
  }, [edit.pairs, entries]);
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. Ignored while typing. */
function useUndoKeys(on: Pick<AclMatrixActions, 'undo' | 'redo'>): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event).toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) on.redo();
    else on.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
