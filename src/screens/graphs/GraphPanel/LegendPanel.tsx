import { Text } from '../../../components/Text/Text.tsx';
import { nodeKinds, type NodeKind } from '../../../domain/graph/nodeKind.ts';
import { graphText, kindLegend } from '../../../domain/graph/graphText.ts';
import { healthWords } from '../../../domain/node/healthText.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { ReachList } from './FactList.tsx';
import type { LegendPanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

/** What the figures mean, and what is to be known of the network as a whole. */
export function LegendPanel({ view: { facts, isPointToSite } }: { view: LegendPanelView }) {
  return (
    <>
      <div className={css.section}>
        <h2 className={css.title}>{graphText.legend}</h2>
        <Text variant="hint" tone="tertiary">
          {graphText.legendHint}
        </Text>
        <ul className={css.legend} aria-label={graphText.legend}>
          {nodeKinds.map((kind) => (
            <LegendRow key={kind} kind={kind} label={kindLegend[kind]} />
          ))}
          <LegendRow kind="normal" health="warning" label={healthWords.warning} />
          <LegendRow kind="normal" health="error" label={healthWords.error} />
          {isPointToSite && <LegendRow kind="normal" isHub label={graphText.hub} />}
        </ul>
        <Text variant="hint" tone="tertiary">
          {graphText.legendAfar}
        </Text>
      </div>
      {facts.length > 0 && (
        <div className={css.section}>
          <ReachList facts={facts} />
        </div>
      )}
    </>
  );
}

type LegendRowProps = { kind: NodeKind; health?: 'warning' | 'error'; isHub?: boolean; label: string };

function LegendRow({ label, ...figure }: LegendRowProps) {
  return (
    <li className={css.legendRow}>
      <span className={css.legendFigure}>
        <NodeFigure {...figure} text="CIDR" />
      </span>
      {label}
    </li>
  );
}
