import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { graphText } from '../../../domain/graph/graphText.ts';
import type { Focus } from '../../../domain/graph/visibleGraph.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { graphKeys } from '../../../domain/text/shortcutText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { LegendPanel } from './LegendPanel.tsx';
import { NodePanel, PanelHead } from './NodePanel.tsx';
import { FactList, LinkedList, ReachList, ItemList } from './PanelLists.tsx';
import type { GraphActions } from '../GraphScreen/graphView.ts';
import type { GroupPanelView, ItemPanelView, PanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type GraphPanelProps = {
  view: PanelView;
  topology: Topology;
  on: Pick<GraphActions, 'act' | 'change' | 'toggleGroup'>;
  onFocus: (focus: Focus) => void;
  /** Undefined if the container closes the panel. */
  onClose: (() => void) | undefined;
  /** Whether the graph is drawn, not listed. @default true */
  isDrawn?: boolean;
};

/** The panel beside the graph: the selected item, or the legend. */
export function GraphPanel({ view, isDrawn = true, ...around }: GraphPanelProps) {
  switch (view.kind) {
    case 'legend':
      return <LegendPanel view={view} onChange={around.on.change} />;
    case 'node':
      return <NodePanel key={view.id} {...around} {...{ view, isDrawn }} />;
    case 'group':
      return <GroupPanel key={view.id} {...around} view={view} />;
    case 'item':
      return <ItemPanel {...around} view={view} />;
  }
}

type ItemPanelProps = GraphPanelProps & { view: ItemPanelView };

function ItemPanel({ view, topology, on, onFocus, onClose }: ItemPanelProps) {
  const { id, figure, name, kindName, whyHref, facts } = view;
  return (
    <>
      <div className={css.section}>
        <PanelHead name={name} figure={figure} onClose={onClose}>
          <Text tone="secondary">{kindName}</Text>
        </PanelHead>
        <div className={css.actions}>
          <Button icon="fit" keyCap={graphKeys.focus} onPress={() => onFocus({ id, other: undefined })}>
            {graphText.focus}
          </Button>
          {whyHref !== undefined && (
            <LinkButton icon="route" href={whyHref}>
              {whyTexts.open}
            </LinkButton>
          )}
        </div>
      </div>
      <div className={css.section}>
        <FactList facts={facts} />
      </div>
      <div className={css.section}>
        <h3 className={css.subtitle}>Links</h3>
        <LinkedList key={id} topology={topology} id={id} onSelect={(selected) => on.change({ selected })} />
      </div>
    </>
  );
}

type GroupPanelProps = GraphPanelProps & { view: GroupPanelView };

function GroupPanel({ view, on, onClose }: GroupPanelProps) {
  const { id, name, isOpen, facts, members } = view;
  return (
    <>
      <div className={css.section}>
        <PanelHead name={name} onClose={onClose}>
          <Text tone="secondary">{isOpen ? 'Expanded group' : 'Group'}</Text>
        </PanelHead>
        <div className={css.actions}>
          <Button onPress={() => on.toggleGroup(id)}>{isOpen ? 'Collapse group' : 'Expand group'}</Button>
        </div>
      </div>
      {facts.length > 0 && (
        <div className={css.section}>
          <ReachList facts={facts} />
        </div>
      )}
      <div className={css.section}>
        <h3 className={css.subtitle}>Members</h3>
        <ItemList label="Members" items={members} onSelect={(selected) => on.change({ selected })} />
      </div>
    </>
  );
}
