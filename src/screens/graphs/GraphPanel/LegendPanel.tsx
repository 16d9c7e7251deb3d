import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { grouped } from '../../../domain/format/count.ts';
import { graphText, legendLabels } from '../../../domain/graph/graphText.ts';
import type { LegendEntry, LegendKey } from '../../../domain/graph/legend.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { ReachList } from './FactList.tsx';
import type { LegendPanelView, PanelActions } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type LegendPanelProps = { view: LegendPanelView; on: Pick<PanelActions, 'light'> };

/** What the figures mean and how many there are, and what the rules do; a press on a line lights up what it counts. */
export function LegendPanel({ view, on }: LegendPanelProps) {
  const { legend, lit, facts, blockedPairs } = view;
  const rows = (entries: readonly LegendEntry[]) =>
    entries.map((entry) => (
      <LegendRow
        key={entry.key}
        entry={entry}
        isLit={entry.key === lit}
        onPress={() => on.light(entry.key === lit ? undefined : entry.key)}
      />
    ));
  return (
    <>
      {legend.rules && (
        <div className={css.section}>
          <h2 className={css.subtitle}>{graphText.rules}</h2>
          <ul className={css.legend} aria-label={graphText.rules}>
            {rows(legend.rules)}
          </ul>
          <Text variant="hint" tone="tertiary">
            {blockedPairs}
          </Text>
        </div>
      )}
      <div className={css.section}>
        <h2 className={css.subtitle}>{graphText.legend}</h2>
        <Text variant="hint" tone="tertiary">
          {graphText.legendHint}
        </Text>
        <ul className={css.legend} aria-label={graphText.legend}>
          {rows(legend.kinds)}
          {rows(legend.states)}
        </ul>
      </div>
      {facts.length > 0 && (
        <div className={css.section}>
          <ReachList facts={facts} />
        </div>
      )}
    </>
  );
}

type LegendRowProps = { entry: LegendEntry; isLit: boolean; onPress: () => void };

function LegendRow({ entry: { key, count }, isLit, onPress }: LegendRowProps) {
  const isState = key === 'warning' || key === 'error' || key === 'pending';
  return (
    <li>
      <button
        type="button"
        aria-pressed={isLit}
        className={`${css.legendRow} ${focusRing}`}
        onClick={onPress}
      >
        <span className={css.legendFigure}>
          <Figure legendKey={key} />
        </span>
        <span className={isState ? css.stateLabel : css.legendLabel}>{legendLabels[key]}</span>
        <span className={css.legendCount}>{grouped(count)}</span>
      </button>
    </li>
  );
}

function Figure({ legendKey: key }: { legendKey: LegendKey }) {
  switch (key) {
    case 'hub':
      return <NodeFigure kind="normal" isHub />;
    case 'warning':
    case 'error':
    case 'pending':
      return <NodeFigure kind="normal" health={key} />;
    case 'isolated':
      return <NodeFigure kind="normal" isIsolated />;
    case 'blocked':
      return <ToneGlyph tone="warning" />;
    case 'open':
      return <ToneGlyph tone="healthy" />;
    default:
      return <NodeFigure kind={key} text="CIDR" />;
  }
}
