import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { grouped } from '../../../domain/format/count.ts';
import { graphText, legendLabels } from '../../../domain/graph/graphText.ts';
import { layerTitle, type Look } from '../../../domain/graph/layers/layer.ts';
import { islandLooks } from '../../../domain/graph/layers/rulesLayer.ts';
import type { LegendEntry, LegendKey } from '../../../domain/graph/legend.ts';
import { lineDashes, lineTokens } from '../GraphCanvas/palette.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { ReachList } from './PanelLists.tsx';
import type { LegendPanelView, PanelActions } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type LegendPanelProps = { view: LegendPanelView; on: Pick<PanelActions, 'change'> };

export function LegendPanel({ view, on }: LegendPanelProps) {
  const { legend, layer, lit, facts, blockedPairs } = view;
  const rows = (entries: readonly LegendEntry[]) =>
    entries.map((entry) => (
      <LegendRow
        key={entry.key}
        entry={entry}
        isLit={entry.key === lit}
        isPlain={layer !== undefined && layer.id !== 'traffic'}
        onPress={() => on.change({ highlighted: entry.key === lit ? undefined : entry.key })}
      />
    ));
  return (
    <>
      {layer && (
        <div className={css.section}>
          <h2 className={css.subtitle}>{layerTitle(layer.id)}</h2>
          {layer.legend.length > 0 && (
            <ul className={css.legend} aria-label={layerTitle(layer.id)}>
              {rows(layer.legend)}
            </ul>
          )}
          {layer.facts.map((fact) => (
            <Text key={fact} variant="hint" tone="tertiary">
              {fact}
            </Text>
          ))}
        </div>
      )}
      {legend.rules && (!layer || layer.id === 'rules') && (
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
          {rows(layer ? legend.states.filter(({ key }) => key === 'hub') : legend.states)}
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

type LegendRowProps = {
  entry: LegendEntry;
  isLit: boolean;
  isPlain: boolean;
  onPress: () => void;
};

function LegendRow({ entry: { key, count }, isLit, isPlain, onPress }: LegendRowProps) {
  const isState = key === 'warning' || key === 'error' || key === 'pending' || key === 'healthy';
  return (
    <li>
      <button
        type="button"
        aria-pressed={isLit}
        className={`${css.legendRow} ${focusRing}`}
        onClick={onPress}
      >
        <span className={css.legendFigure}>
          <Figure legendKey={key} look={isPlain ? 'off' : undefined} />
        </span>
        <span className={isState ? css.stateLabel : css.legendLabel}>{legendLabels[key]}</span>
        <span className={css.legendCount}>{grouped(count)}</span>
      </button>
    </li>
  );
}

function LineSample({ kind }: { kind: keyof typeof lineTokens }) {
  return (
    <svg aria-hidden width={44} height={8}>
      <line
        x1={1}
        x2={43}
        y1={4}
        y2={4}
        stroke={lineTokens[kind].colour}
        strokeWidth={2.4}
        strokeDasharray={lineDashes[kind]?.join(' ')}
      />
    </svg>
  );
}

function Figure({ legendKey: key, look }: { legendKey: LegendKey; look: Look | undefined }) {
  switch (key) {
    case 'hub':
      return <NodeFigure kind="normal" isHub look={look} />;
    case 'healthy':
      return <NodeFigure kind="normal" look="healthy" />;
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
    case 'oneWay':
    case 'willBlock':
    case 'willAllow':
    case 'draftBlocks':
    case 'draftAllows':
    case 'near':
    case 'middling':
    case 'far':
    case 'down':
      return <LineSample kind={key} />;
    case 'island1':
    case 'island2':
    case 'island3':
    case 'island4':
    case 'island5':
    case 'islands':
      return <NodeFigure kind="normal" look={islandLooks[key]} />;
    default:
      return <NodeFigure kind={key} look={look} text="CIDR" />;
  }
}
