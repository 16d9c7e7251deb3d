import { Text } from '../../../components/Text/Text.tsx';
import type { Topology } from '../../../domain/graph/topology.ts';
import { FactList } from './FactList.tsx';
import { LinkedList } from './LinkedList.tsx';
import type { PanelActions } from './panelActions.ts';
import { PanelHead } from './PanelHead.tsx';
import type { ThingPanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type ThingPanelProps = { view: ThingPanelView; topology: Topology; on: PanelActions };

/** A client or a range. */
export function ThingPanel({ view, topology, on }: ThingPanelProps) {
  const { id, name, kindName, facts } = view;
  return (
    <>
      <div className={css.section}>
        <PanelHead name={name} letters={3} onClose={on.close}>
          <Text tone="secondary">{kindName}</Text>
        </PanelHead>
      </div>
      <div className={css.section}>
        <FactList facts={facts} />
      </div>
      <div className={css.section}>
        <h3 className={css.subtitle}>Links</h3>
        <LinkedList key={id} topology={topology} id={id} onSelect={on.select} />
      </div>
    </>
  );
}
