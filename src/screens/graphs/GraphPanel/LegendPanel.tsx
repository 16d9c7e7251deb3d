import { Hint, Identifier, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { StateBadge, ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { grouped } from '../../../domain/format/count.ts';
import { graphText, legendLabels } from '../../../domain/graph/graphText.ts';
import { layerTitle, type Look } from '../../../domain/graph/layers/layer.ts';
import { islandLooks } from '../../../domain/graph/layers/rulesLayer.ts';
import {
  draftKeys,
  islandKeys,
  speeds,
  type LegendEntry,
  type LegendKey,
} from '../../../domain/graph/legend.ts';
import { nodeKinds } from '../../../domain/graph/nodeKind.ts';
import { healthLabels } from '../../../domain/node/health.ts';
import { lineLooks, type LineLook } from '../GraphCanvas/palette.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { ReachList } from './PanelLists.tsx';
import type { GraphActions } from '../GraphScreen/graphView.ts';
import type { LegendPanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type LegendPanelProps = { view: LegendPanelView; onChange: GraphActions['change'] };

export function LegendPanel({ view, onChange }: LegendPanelProps) {
  const { attention, legend, layer, lit, facts, blockedPairs } = view;
  const rows = (entries: readonly LegendEntry[]) =>
    entries.map((entry) => (
      <LegendRow
        key={entry.key}
        entry={entry}
        isLit={entry.key === lit}
        isPlain={layer !== undefined && layer.id !== 'traffic'}
        onPress={() => onChange({ highlighted: entry.key === lit ? undefined : entry.key })}
      />
    ));
  return (
    <>
      {attention.count > 0 && (
        <div className={css.section}>
          <h2 className={css.subtitle}>
            Needs attention <Tertiary>{grouped(attention.count)}</Tertiary>
          </h2>
          <ul className={css.legend} aria-label="Needs attention">
            {attention.first.map(({ id, label, health }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${css.attentionRow} ${focusRing}`}
                  onClick={() => onChange({ selected: id })}
                >
                  <StateBadge
                    tone={health}
                    label={healthLabels[health]}
                    reason={<Identifier>{label}</Identifier>}
                  />
                </button>
              </li>
            ))}
          </ul>
          {attention.others > 0 && <Hint>and {grouped(attention.others)} more</Hint>}
        </div>
      )}
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
      <div className={css.section}>
        <h2 className={css.subtitle}>{graphText.legend}</h2>
        <Hint>{graphText.legendHint}</Hint>
        <ul className={css.legend} aria-label={graphText.legend}>
          {rows(legend.kinds)}
          {rows(layer ? legend.states.filter(({ key }) => key === 'hub') : legend.states)}
        </ul>
      </div>
      {legend.rules && (!layer || layer.id === 'rules') && (
        <div className={css.section}>
          <h2 className={css.subtitle}>{graphText.rules}</h2>
          <ul className={css.legend} aria-label={graphText.rules}>
            {rows(legend.rules)}
          </ul>
          <Hint>{blockedPairs}</Hint>
        </div>
      )}
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

const lineKeys = ['oneWay', ...draftKeys, ...speeds] as const;

function Figure({ legendKey: key, look }: { legendKey: LegendKey; look: Look | undefined }) {
  const kind = nodeKinds.find((one) => one === key);
  if (kind) return <NodeFigure kind={kind} look={look} text="CIDR" />;
  const island = islandKeys.find((one) => one === key);
  if (island) return <NodeFigure kind="normal" look={islandLooks[island]} />;
  const line = lineKeys.find((one) => one === key);
  if (line) return <LineSample look={lineLooks[line]} />;
  if (key === 'blocked' || key === 'open') return <ToneGlyph tone={key === 'open' ? 'healthy' : 'warning'} />;
  return (
    <NodeFigure
      kind="normal"
      isHub={key === 'hub'}
      isIsolated={key === 'isolated'}
      health={key === 'warning' || key === 'error' || key === 'pending' ? key : undefined}
      look={key === 'healthy' ? 'healthy' : key === 'hub' ? look : undefined}
    />
  );
}

function LineSample({ look: { colour, dash } }: { look: LineLook }) {
  return (
    <svg aria-hidden width={44} height={8}>
      <line
        x1={1}
        x2={43}
        y1={4}
        y2={4}
        stroke={colour}
        strokeWidth={2.4}
        strokeDasharray={dash?.join(' ')}
      />
    </svg>
  );
}
