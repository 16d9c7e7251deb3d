import { memo } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import {
  coversSeveral,
  selectedCells,
  type CellPosition,
  type MatrixCursor,
  type MatrixRectangle,
} from '../../../components/MatrixGrid/cellPosition.ts';
import { Heading } from '../../../components/Text/Text.tsx';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import type { AclImpact } from '../../../domain/acl/aclImpact.ts';
import type { Reports } from '../../../domain/metrics/reports.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { ImpactPanel } from '../AclSubmit/ImpactPanel.tsx';
import type { AclMatrixActions } from './aclPage.ts';
import { SelectionPanel, severalText } from './SelectionPanel.tsx';
import { changedPairs, coveredBy, rowView, selectionView, type RowView } from './selectionView.ts';
import * as css from './SidePanel.css.ts';
import type { AclSquare } from './useAclSquare.ts';

type AreaPanelProps = Pick<AclSquare, 'nodes' | 'rows' | 'columns'> & {
  edit: AclEdit;
  cursor: MatrixCursor | undefined;
  hovered: CellPosition | undefined;
  impact: AclImpact;
  reports: Reports | undefined;
  on: Pick<AclMatrixActions, 'set' | 'allowAll' | 'blockAll'>;
};

/** Beside the matrix: the selected pairs, the effect of all changes, and the rules of the selected node. */
export const AreaPanel = memo(function AreaPanel({
  edit,
  nodes,
  rows,
  columns,
  cursor,
  hovered,
  impact,
  reports,
  on,
}: AreaPanelProps) {
  const square = { nodes, rows, columns };
  const rectangle = cursor && selectedCells(cursor);
  const covered = rectangle && coveredBy(square, rectangle);
  // The hovered cell is shown unless several cells are selected, because a bulk change is likely then.
  const isChosen = rectangle !== undefined && (coversSeveral(rectangle) || isSamePlace(hovered, cursor));
  const hoveredCell = hovered && !isChosen ? selectedCells(hovered) : undefined;
  const place = hoveredCell ? hovered : cursor;
  const line = place && (rows.entries[place.row] ?? columns.entries[place.column]);
  const node = line?.isGroup ? undefined : line?.places[0];
  const viewOf = (shown: MatrixRectangle) => selectionView(edit, square, shown, reports);
  const selection = rectangle && viewOf(rectangle);
  useAnnouncement(selection?.is === 'several' ? severalText(selection) : '');
  return (
    <>
      {hoveredCell ? (
        <SelectionPanel selection={viewOf(hoveredCell)} />
      ) : (
        <SelectionPanel
          selection={selection}
          onSet={(isAllowed) => covered && on.set(covered.rows, covered.columns, isAllowed)}
        />
      )}
      <ImpactPanel impact={impact} pairs={changedPairs(edit, nodes)} />
      {node !== undefined && <RowPanel row={rowView(edit, nodes, node)} on={on} />}
    </>
  );
});

function isSamePlace(one: CellPosition | undefined, other: CellPosition | undefined): boolean {
  return one !== undefined && one.row === other?.row && one.column === other.column;
}

type RowPanelProps = { row: RowView; on: Pick<AclMatrixActions, 'allowAll' | 'blockAll'> };

function RowPanel({ row, on }: RowPanelProps) {
  const { place, name, href, lockedReason, whyHref, allowed, of } = row;
  return (
    <div className={css.section}>
      <Heading level={2} variant="subheading">
        Rules for {name}
      </Heading>
      <div className={css.between}>
        <span className={css.note}>Allowed</span>
        <span className={css.figure}>
          {allowed} of {of}
        </span>
      </div>
      <Inline isWrapping>
        <Button size="small" onPress={() => on.allowAll(place)}>
          Allow row
        </Button>
        <Button size="small" onPress={() => on.blockAll(place)}>
          Block row
        </Button>
        <LinkButton kind="ghost" size="small" href={href} disabledReason={lockedReason}>
          Open
        </LinkButton>
        <LinkButton kind="ghost" size="small" icon="route" href={whyHref}>
          {whyTexts.open}
        </LinkButton>
      </Inline>
    </div>
  );
}
