import { BarList } from '../../../components/BarList/BarList.tsx';
import { FigurePanel } from '../../../components/FigurePanel/FigurePanel.tsx';
import { OnOffStrip } from '../../../components/OnOffStrip/OnOffStrip.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { NodeFigures } from './nodeMetricsView.ts';
import * as css from './NodeMetricsScreen.css.ts';

type NodeFigurePanelsProps = { figures: Pick<NodeFigures, 'sent' | 'received' | 'peers'> };

/** What a node reports, summed over its peers. */
export function NodeFigurePanels({ figures: { sent, received, peers } }: NodeFigurePanelsProps) {
  return (
    <div className={css.figures}>
      <FigurePanel title="Data sent" {...sent.total}>
        <BarList tone="first" bars={sent.bars} />
      </FigurePanel>
      <FigurePanel title="Data received" {...received.total}>
        <BarList tone="second" bars={received.bars} />
      </FigurePanel>
      <FigurePanel title="Peers connected" figure={String(peers.connected)} unit={`of ${peers.of}`}>
        <Stack gap="medium">
          <OnOffStrip ticks={peers.ticks} />
          <Text variant="hint" tone="tertiary">
            {peers.latency}
          </Text>
        </Stack>
      </FigurePanel>
    </div>
  );
}
