import { useMemo, useState } from 'react';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { MatrixGrid } from '../../../components/MatrixGrid/MatrixGrid.tsx';
import type { Place } from '../../../components/MatrixGrid/place.ts';
import { media } from '../../../components/theme/measures.css.ts';
import type { BrokenPair } from '../../../domain/metrics/connectivity.ts';
import { BrokenPairs } from './BrokenPairs.tsx';
import { matrixCells } from './matrixCells.ts';
import type { MatrixView } from './metricsMatrixView.ts';
import { PairPanel } from './PairPanel.tsx';
import { pairView } from './pairView.ts';
import * as css from '../../shared/matrixPage/matrixPage.css.ts';

/** Where one is, by the ids of nodes: rows come and go. Undefined is the name of a row or column. */
type Cursor = { readonly observer: string | undefined; readonly peer: string | undefined };

/** The matrix, and beside it both directions of the chosen pair; where there is no room, they open over it. */
export function MatrixArea({ matrix }: { matrix: MatrixView }) {
  const { connectivity, metrics, observers, hasSeveralNetworks } = matrix;
  const { nodes } = connectivity;
  const [cursor, setCursor] = useState<Cursor>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const cells = useMemo(
    () => matrixCells(connectivity, metrics, observers, hasSeveralNetworks),
    [connectivity, metrics, observers, hasSeveralNetworks],
  );

  const placeOf = (id: string | undefined) => nodes.findIndex((node) => node.id === id);
  const pair = cursor && pairView(connectivity, metrics, placeOf(cursor.observer), placeOf(cursor.peer));
  const choose = ({ from, to }: BrokenPair) => setCursor({ observer: nodes[from]?.id, peer: nodes[to]?.id });
  const panel = (
    <>
      <PairPanel pair={pair} />
      <BrokenPairs connectivity={connectivity} onChoose={choose} />
    </>
  );
  return (
    <div className={css.area}>
      <div className={css.matrix}>
        <MatrixGrid
          label="Connections, one row for each observer"
          {...cells}
          current={cursor && currentPlace(cursor, cells)}
          onMove={({ row, column }) =>
            setCursor({ observer: cells.rows[row]?.id, peer: cells.columns[column]?.id })
          }
          onOpen={() => setDrawerOpen(window.matchMedia(media.belowPanels).matches)}
        />
      </div>
      <aside aria-label="Chosen pair" className={css.panel}>
        {panel}
      </aside>
      <Drawer
        isOpen={isDrawerOpen}
        title={pair ? `${pair.observer} and ${pair.peer}` : 'Connections'}
        onClose={() => setDrawerOpen(false)}
      >
        {panel}
      </Drawer>
    </div>
  );
}

/** Undefined when its row is not shown. */
function currentPlace(
  { observer, peer }: Cursor,
  { rows, columns }: Pick<ReturnType<typeof matrixCells>, 'rows' | 'columns'>,
): Place | undefined {
  const row = rows.findIndex(({ id }) => id === observer);
  const column = columns.findIndex(({ id }) => id === peer);
  const isGone = (observer !== undefined && row < 0) || (peer !== undefined && column < 0);
  return isGone || (row < 0 && column < 0) ? undefined : { row, column };
}
