import { useDeferredValue, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { rectangleOf, type SquareRectangle } from '../../../components/SquareGrid/squareCursor.ts';
import { SquareGrid } from '../../../components/SquareGrid/SquareGrid.tsx';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { aclTexts } from '../../../domain/text/aclText.ts';
import type { AclMatrixActions } from './aclMatrixActions.ts';
import { aclStates } from './aclStates.ts';
import { ImpactPanel } from './ImpactPanel.tsx';
import type { ImpactView } from './impactView.ts';
import { RowPanel } from './RowPanel.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';
import { allowsNext, coveredBy, rowView, selectionView } from './selectionView.ts';
import { useAclCursor } from './useAclCursor.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import type { AclSquare } from './useAclSquare.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';
import * as css from './AclMatrixScreen.css.ts';

type AclAreaProps = {
  netid: string;
  edit: AclEdit;
  square: AclSquare;
  impact: ImpactView;
  on: AclMatrixActions;
};

/** The matrix, and beside it what one is at and what the changes would do; where there is no room, it opens over it. */
export function AclArea({ netid, edit, square, impact, on }: AclAreaProps) {
  const { nodes, rows, columns, stateAt, toggleGroup } = square;
  const [cursor, move] = useAclCursor(rows, columns);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useUndoKeys(on);
  // The mark turns over at once; what is counted beside it follows.
  const counted = useDeferredValue(edit);

  const rectangle = cursor && rectangleOf(cursor);
  const covered = rectangle && coveredBy(square, rectangle);
  const act = (acted: SquareRectangle) => {
    const places = coveredBy(square, acted);
    on.set(places.rows, places.columns, allowsNext(edit, places));
  };
  const line = cursor && (rows.entries[cursor.row] ?? columns.entries[cursor.column]);
  const node = line?.group === undefined ? line?.places[0] : undefined;
  const panel = (
    <>
      <SelectionPanel
        selection={covered && selectionView(counted, nodes, covered)}
        onSet={(isAllowed) => covered && on.set(covered.rows, covered.columns, isAllowed)}
      />
      <ImpactPanel impact={impact} />
      {node !== undefined && (
        <RowPanel row={rowView(counted, nodes, node, lockedReason(square, node))} on={on} />
      )}
    </>
  );
  return (
    <div className={page.area}>
      <div className={page.matrix}>
        <div className={css.panelOpener}>
          <Button kind="ghost" icon="info" onPress={() => setDrawerOpen(true)}>
            Selection and impact
          </Button>
        </div>
        <SquareGrid
          label={`Rules of ${netid}`}
          rows={rows.headings}
          columns={columns.headings}
          states={aclStates}
          stateAt={stateAt}
          cursor={cursor}
          onMove={move}
          onAct={act}
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

function lockedReason({ nodes }: AclSquare, place: number): string {
  return nodes[place]?.isServer ? aclTexts.serverNode : aclTexts.unknownNode;
}
