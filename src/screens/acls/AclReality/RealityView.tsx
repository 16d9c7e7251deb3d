import {
  disconnectionReason,
  groupByCause,
  disconnectedText,
  realities,
  realitiesOf,
  type Pair,
  type Realities,
  type Reality,
} from '../../../domain/metrics/disconnection.ts';
import { capitalized } from '../../../domain/text/labels.ts';
import { useMemo, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { MatrixGrid } from '../../../components/MatrixGrid/MatrixGrid.tsx';
import { MatrixLegend } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import type { MatrixState } from '../../../components/MatrixGrid/marks.ts';
import { selectedCells } from '../../../components/MatrixGrid/cellPosition.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { media } from '../../../components/theme/measures.css.ts';
import { matchesMedia } from '../../../components/theme/useMedia.ts';
import { pairReason } from '../../../domain/acl/aclMatrix.ts';
import { memberName, membersOf, reasonTexts } from '../../../domain/acl/aclText.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { hasReports, type Reports } from '../../../domain/metrics/reports.ts';
import { CauseList } from '../../shared/CauseList/CauseList.tsx';
import { OutdatedReports } from '../../shared/CauseList/OutdatedReports.tsx';
import { useMatrixCursor } from '../../shared/matrixPage/matrixCursor.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';
import type { AclFilter, AclFrame, AclMatrixActions, AclSource } from '../AclMatrixScreen/aclPage.ts';
import { SelectionPanel } from '../AclMatrixScreen/SelectionPanel.tsx';
import { selectionView } from '../AclMatrixScreen/selectionView.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';
import { useAclSquare } from '../AclMatrixScreen/useAclSquare.ts';

const descriptions: Readonly<Record<Reality, string>> = {
  connected: 'allowed and connected',
  notConnected: 'allowed but not connected',
  yetConnected: 'blocked but connected',
  silent: 'allowed, no report',
  blocked: 'blocked',
  self: 'the same node',
};

const looks: Readonly<Record<Reality, Pick<MatrixState, 'mark' | 'isFlagged'>>> = {
  connected: { mark: 'check' },
  notConnected: { mark: 'cross' },
  yetConnected: { mark: 'tile', isFlagged: true },
  silent: { mark: 'unknown' },
  blocked: { mark: 'tile' },
  self: { mark: 'self' },
};

const states: readonly MatrixState[] = realities.map((reality) => ({
  ...looks[reality],
  description: descriptions[reality],
}));

const everything: AclFilter = { view: 'reality', rows: '', columns: '', shown: 'all', groupBy: undefined };

const maxForLargeCells = 30;

type RealityViewProps = {
  frame: AclFrame;
  source: AclSource;
  reports: Reports;
  on: Pick<AclMatrixActions, 'saveCursor'>;
};

/** Compares the stored ACL rules with node reports in one matrix, and lists the differences by cause. */
export function RealityView({ frame, source, reports, on }: RealityViewProps) {
  const { edit } = source;
  const square = useAclSquare(frame.netid, source, everything);
  const { rows, columns } = square;
  const found = useMemo(() => realitiesOf(edit.before, reports.upToDate), [edit.before, reports.upToDate]);
  const stateAt = useMemo(() => {
    const placeOf = (axis: typeof rows, at: number) => axis.entries[at]?.places[0] ?? 0;
    const size = edit.before.nodeIds.length;
    return (row: number, column: number) =>
      found.cells[placeOf(rows, row) * size + placeOf(columns, column)] ?? 0;
  }, [found, rows, columns, edit.before]);
  const { cursor, move, goTo } = useMatrixCursor({
    rows: rows.headings,
    columns: columns.headings,
    at: frame.at,
    onRest: on.saveCursor,
  });
  const rectangle = cursor && selectedCells(cursor);
  const isPhone = useFrameWidth() === 'phone';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const lists = (
    <>
      <Disagreements
        found={found}
        source={source}
        isMeasured={hasReports(reports.upToDate)}
        onChoose={({ one, other }) => goTo({ row: one, column: other, from: undefined })}
      />
      <OutdatedReports nodes={reports.outdated} />
    </>
  );
  const panel = (
    <>
      {rectangle ? (
        <SelectionPanel selection={selectionView(edit, square, rectangle, reports)} />
      ) : (
        <div className={css.section}>
          <Text tone="secondary">Select a cell to see its rule and measurements.</Text>
        </div>
      )}
      {lists}
    </>
  );
  return (
    <>
      <div className={page.tools}>
        <MatrixLegend
          items={realities.flatMap((reality) =>
            reality === 'self'
              ? []
              : [
                  {
                    ...looks[reality],
                    label: `${capitalized(descriptions[reality])} ${grouped(found.counts[reality])}`,
                  },
                ],
          )}
        />
      </div>
      {isPhone ? (
        lists
      ) : (
        <div className={page.area}>
          <div className={page.matrix}>
            <MatrixGrid
              label={`ACL rules and measurements for ${frame.netid}`}
              rows={rows.headings}
              columns={columns.headings}
              states={states}
              stateAt={stateAt}
              cells={rows.entries.length > maxForLargeCells ? 'small' : 'large'}
              isMultiSelect={false}
              cursor={cursor}
              onMove={move}
              onActivate={() => setDrawerOpen(matchesMedia(media.belowPanels))}
            />
          </div>
          <aside aria-label="Selected pair" className={page.panel}>
            {panel}
          </aside>
          <Drawer isOpen={isDrawerOpen} title="Selected pair" onClose={() => setDrawerOpen(false)}>
            {panel}
          </Drawer>
        </div>
      )}
    </>
  );
}

type DisagreementsProps = {
  found: Realities;
  source: AclSource;
  isMeasured: boolean;
  onChoose: (pair: Pair) => void;
};

function Disagreements({ found, source, isMeasured, onChoose }: DisagreementsProps) {
  const { edit, nodes, minute } = source;
  const { loaded } = edit;
  const members = useMemo(() => membersOf(loaded.nodeIds, nodes), [loaded, nodes]);
  const nameOf = (id: string) => memberName(members, loaded.indexOf.get(id) ?? -1);
  const [broken, open] = useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const causesOf = (pairs: readonly Pair[]) => groupByCause(pairs, byId, minute * 60);
    return [causesOf(found.notConnected), causesOf(found.yetConnected)];
  }, [found, nodes, minute]);
  const becauseOpen = ({ one, other }: Pair) =>
    reasonTexts[pairReason(loaded, loaded.indexOf.get(one) ?? 0, loaded.indexOf.get(other) ?? 0)] ??
    'cause unknown (both are online, so the rule may not have been applied yet)';
  if (found.notConnected.length + found.yetConnected.length === 0) {
    return (
      <div className={css.section}>
        <Text tone="secondary">
          {isMeasured
            ? 'Measurements match the rules.'
            : 'No current measurements to compare with the rules.'}
        </Text>
      </div>
    );
  }
  return (
    <>
      <CauseList
        heading="Allowed but not connected"
        causes={broken}
        nameOf={nameOf}
        nodeText={({ id, pairs }) =>
          disconnectedText(pairs.length, allowedAndMeasured(found, loaded.nodeIds, id))
        }
        pairText={(pair) => disconnectionReason(pair, undefined)}
        onChoose={onChoose}
      />
      <CauseList
        heading="Blocked but connected"
        causes={open}
        nameOf={nameOf}
        nodeText={({ pairs }) => `is connected to ${counted(pairs.length, 'blocked node')}`}
        pairText={becauseOpen}
        onChoose={onChoose}
      />
    </>
  );
}

function allowedAndMeasured({ cells }: Realities, nodeIds: readonly string[], id: string): number {
  const place = nodeIds.indexOf(id);
  const row = cells.subarray(place * nodeIds.length, (place + 1) * nodeIds.length);
  return row.filter((code) => realities[code] === 'connected' || realities[code] === 'notConnected').length;
}
