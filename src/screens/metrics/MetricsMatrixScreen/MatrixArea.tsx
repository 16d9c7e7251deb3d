import { useMemo, useState } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { MatrixGrid } from '../../../components/MatrixGrid/MatrixGrid.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import { media } from '../../../components/theme/measures.css.ts';
import { matchesMedia } from '../../../components/theme/useMedia.ts';
import { StateBadge, type Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { directionWords, metricsLabels, type Direction } from '../../../domain/metrics/connectivity.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { useMatrixCursor, type MatrixPosition } from '../../matrix/matrixCursor.ts';
import * as css from '../../matrix/matrixPage.css.ts';
import { useStructuralSharing } from '../../useStableCallbacks.ts';
import { matrixCells, metricsStates, pairView, type PairView, type ReportView } from './matrixCells.ts';
import type { MatrixFrame, MatrixView } from './metricsMatrixView.ts';
import { OutdatedReports } from './OutdatedReports.tsx';
import * as pairPanelCss from './PairPanel.css.ts';

/** In larger matrices, cells that fit would be smaller than their marks need. */
const mostFitting = 24;

type MatrixAreaProps = {
  frame: MatrixFrame;
  matrix: MatrixView;
  onRest: (position: MatrixPosition) => void;
};

export function MatrixArea({ frame, matrix, onRest }: MatrixAreaProps) {
  const { connectivity, metrics, hasSeveralNetworks } = matrix;
  // Recomputed with every tick of the clock and every refresh of nodes.
  const observers = useStructuralSharing(matrix.observers);
  const { nodes } = connectivity;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const cells = useMemo(
    () => matrixCells(connectivity, metrics, observers, hasSeveralNetworks),
    [connectivity, metrics, observers, hasSeveralNetworks],
  );
  const rows = useStructuralSharing(cells.rows);
  const columns = useStructuralSharing(cells.columns);
  const { kept, cursor, move } = useMatrixCursor({ rows, columns, at: frame.at, onRest });

  const placeOf = (id: string | undefined) => nodes.findIndex((node) => node.id === id);
  const pair = kept && pairView(matrix, placeOf(kept.row), placeOf(kept.column));
  const panel = (
    <>
      <PairPanel pair={pair} />
      <OutdatedReports nodes={matrix.outdated} />
    </>
  );
  return (
    <div className={css.area}>
      <div className={css.matrix}>
        <MatrixGrid
          label="Connections, one row per observer"
          description="Arrow keys move. Enter shows the pair."
          rows={rows}
          columns={columns}
          states={metricsStates}
          stateAt={cells.stateAt}
          relation="sees"
          cells={columns.length <= mostFitting ? 'fit' : 'large'}
          isMultiSelect={false}
          cursor={cursor}
          onMove={move}
          onActivate={() => setDrawerOpen(matchesMedia(media.belowPanels))}
        />
      </div>
      <aside aria-label="Selected pair" className={css.panel}>
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

const tones: Readonly<Record<Direction, Tone>> = {
  connected: 'healthy',
  disconnected: 'error',
  outdated: 'off',
  unknown: 'off',
  apart: 'off',
  self: 'off',
};

function PairPanel({ pair }: { pair: PairView | undefined }) {
  if (!pair) {
    return (
      <div className={pairPanelCss.section}>
        <Text tone="secondary">Select a cell to see both directions of a pair.</Text>
      </div>
    );
  }
  const { observer, peer, whyHref, there, back } = pair;
  return (
    <>
      <div className={pairPanelCss.section}>
        <Hint>{observer} sees</Hint>
        <h2 translate="no" className={pairPanelCss.peer}>
          {peer}
        </h2>
        <div className={pairPanelCss.between}>
          <StateBadge
            tone={tones[there.direction]}
            label={directionWords[there.direction]}
            reason={
              there.lastCheckIn !== undefined && there.report
                ? lastKnown(there.report, there.lastCheckIn)
                : undefined
            }
          />
          {there.report?.failover && <Tag icon="failover">Via {there.report.failover}</Tag>}
        </div>
        {whyHref !== undefined && (
          <div className={pairPanelCss.between}>
            <LinkButton icon="route" size="small" href={whyHref}>
              {whyTexts.openForPair}
            </LinkButton>
          </div>
        )}
      </div>
      {there.report && (
        <div className={pairPanelCss.section}>
          <Report report={there.report} />
        </div>
      )}
      {back && (
        <div className={pairPanelCss.section}>
          <Hint>Other direction</Hint>
          <div className={pairPanelCss.between}>
            <StateBadge tone={tones[back.direction]} label={directionWords[back.direction]} />
            {back.note && <span className={pairPanelCss.figures}>{back.note}</span>}
          </div>
        </div>
      )}
    </>
  );
}

function lastKnown({ isConnected }: ReportView, lastCheckIn: string): string {
  return `was ${(isConnected ? directionWords.connected : directionWords.disconnected).toLowerCase()}, ${lastCheckIn}`;
}

function Report({ report: { uptime, percentUp, latency, sent, received } }: { report: ReportView }) {
  return (
    <DescriptionList>
      <DescriptionItem label={metricsLabels.uptime}>
        {uptime}
        <Hint as="span">{percentUp}</Hint>
      </DescriptionItem>
      <DescriptionItem label="Latency">{latency ?? 'Unreachable'}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalSent}>{sent}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalReceived}>{received}</DescriptionItem>
    </DescriptionList>
  );
}
