import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { MatrixGrid } from '../../../components/MatrixGrid/MatrixGrid.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { media } from '../../../components/theme/measures.css.ts';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { BrokenPair, Connectivity, Direction } from '../../../domain/metrics/connectivity.ts';
import { directionWords, metricsLabels } from '../../../domain/metrics/metricsText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { useMatrixCursor } from '../../shared/matrixPage/matrixCursor.ts';
import * as css from '../../shared/matrixPage/matrixPage.css.ts';
import { matrixCells, metricsStates } from './matrixCells.ts';
import type { MatrixFrame, MatrixView, MetricsMatrixActions } from './metricsMatrixView.ts';
import { pairView, type PairView, type ReportView } from './pairView.ts';
import * as pairPanelCss from './PairPanel.css.ts';

type MatrixAreaProps = { frame: MatrixFrame; matrix: MatrixView; on: Pick<MetricsMatrixActions, 'rest'> };

/** The matrix, and beside it both directions of the chosen pair; where there is no room, they open over it. */
export function MatrixArea({ frame, matrix, on }: MatrixAreaProps) {
  const { connectivity, metrics, observers, hasSeveralNetworks } = matrix;
  const { nodes } = connectivity;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const cells = useMemo(
    () => matrixCells(connectivity, metrics, observers, hasSeveralNetworks),
    [connectivity, metrics, observers, hasSeveralNetworks],
  );
  const { kept, cursor, move, goTo } = useMatrixCursor({ ...cells, at: frame.at, onRest: on.rest });

  const placeOf = (id: string | undefined) => nodes.findIndex((node) => node.id === id);
  const pair = kept && pairView(connectivity, metrics, placeOf(kept.row), placeOf(kept.column));
  const choose = ({ from, to }: BrokenPair) =>
    goTo({ row: nodes[from]?.id, column: nodes[to]?.id, from: undefined });
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
          states={metricsStates}
          relation="sees"
          cells="large"
          hasSeveral={false}
          cursor={cursor}
          onMove={move}
          onAct={() => setDrawerOpen(window.matchMedia(media.belowPanels).matches)}
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

/** More than these are found in the matrix rather than in a list. */
const mostListed = 50;

type BrokenPairsProps = { connectivity: Connectivity; onChoose: (pair: BrokenPair) => void };

/** The pairs that do not reach each other, one way or both. */
function BrokenPairs({ connectivity: { nodes, broken }, onChoose }: BrokenPairsProps) {
  if (broken.length === 0) return null;
  return (
    <div className={pairPanelCss.section}>
      <Heading level={2} variant="subheading">
        {directionWords.disconnected}
      </Heading>
      <div className={pairPanelCss.pairs}>
        {broken.slice(0, mostListed).map((pair) => {
          const [from, to] = [nodes[pair.from]?.name, nodes[pair.to]?.name];
          return (
            <div key={`${pair.from} ${pair.to}`}>
              <Button kind="ghost" onPress={() => onChoose(pair)}>
                <Inline gap="medium">
                  <Identifier>{from}</Identifier>
                  <VisuallyHidden>{pair.isMutual ? 'and' : 'does not reach'}</VisuallyHidden>
                  <Icon name={pair.isMutual ? 'bothWays' : 'arrowRight'} size={12} />
                  <Identifier>{to}</Identifier>
                  {pair.isMutual && <VisuallyHidden>do not reach each other</VisuallyHidden>}
                </Inline>
              </Button>
            </div>
          );
        })}
      </div>
      {broken.length > mostListed && (
        <Text variant="hint" tone="tertiary">
          and {counted(broken.length - mostListed, 'more pair')}
        </Text>
      )}
    </div>
  );
}

const tones: Readonly<Record<Direction, Tone>> = {
  connected: 'healthy',
  disconnected: 'error',
  unknown: 'off',
  apart: 'off',
  self: 'off',
};

/** What one node reports of another, and what that one says in return. */
function PairPanel({ pair }: { pair: PairView | undefined }) {
  if (!pair) {
    return (
      <div className={pairPanelCss.section}>
        <Text tone="secondary">Choose a cell to see both directions of a pair.</Text>
      </div>
    );
  }
  const { observer, peer, whyHref, there, back } = pair;
  return (
    <>
      <div className={pairPanelCss.section}>
        <Text variant="hint" tone="tertiary">
          {observer} sees
        </Text>
        <h2 className={pairPanelCss.peer}>{peer}</h2>
        <div className={pairPanelCss.between}>
          <StateBadge tone={tones[there.direction]} word={directionWords[there.direction]} />
          {there.report?.failover && <Tag icon="failover">By {there.report.failover}</Tag>}
        </div>
        {whyHref !== undefined && (
          <LinkButton icon="bothWays" size="small" href={whyHref}>
            {whyTexts.wayInPair}
          </LinkButton>
        )}
      </div>
      {there.report && (
        <div className={pairPanelCss.section}>
          <Report report={there.report} />
        </div>
      )}
      {back && (
        <div className={pairPanelCss.section}>
          <Text variant="hint" tone="tertiary">
            The other direction
          </Text>
          <div className={pairPanelCss.between}>
            <StateBadge tone={tones[back.direction]} word={directionWords[back.direction]} />
            {back.note && <span className={pairPanelCss.figures}>{back.note}</span>}
          </div>
        </div>
      )}
    </>
  );
}

function Report({ report: { uptime, percentUp, latency, sent, received } }: { report: ReportView }) {
  return (
    <DescriptionList>
      <DescriptionItem label={metricsLabels.uptime}>
        {uptime}
        <Text as="span" variant="hint" tone="tertiary">
          {percentUp}
        </Text>
      </DescriptionItem>
      <DescriptionItem label="Latency">{latency ?? 'Unreachable'}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalSent}>{sent}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalReceived}>{received}</DescriptionItem>
    </DescriptionList>
  );
}
