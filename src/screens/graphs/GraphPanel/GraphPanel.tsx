import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { graphText } from '../../../domain/graph/graphText.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { graphKeys } from '../../../domain/text/shortcutText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { LegendPanel } from './LegendPanel.tsx';
import { NodePanel, PanelHead } from './NodePanel.tsx';
import { FactList, LinkedList, ReachList, ItemList } from './PanelLists.tsx';
import type { GroupPanelView, PanelActions, PanelView, ItemPanelView } from './panelView.ts';
import * as css from './GraphPanel.css.ts';

type GraphPanelProps = {
  view: PanelView;
  topology: Topology;
  on: PanelActions;
  /** Whether the graph is drawn, not listed. @default true */
  isDrawn?: boolean;
};

/** The panel beside the graph: the selected item, or the legend. */
export function GraphPanel({ view, topology, on, isDrawn = true }: GraphPanelProps) {
  switch (view.kind) {
    case 'legend':
      return <LegendPanel view={view} on={on} />;
    case 'node':
      return <NodePanel key={view.id} {...{ view, topology, on, isDrawn }} />;
    case 'group':
      return <GroupPanel key={view.id} view={view} on={on} />;
    case 'item':
      return <ItemPanel view={view} topology={topology} on={on} />;
  }
}

type ItemPanelProps = { view: ItemPanelView; topology: Topology; on: PanelActions };

function ItemPanel({ view, topology, on }: ItemPanelProps) {
  const { id, figure, name, kindName, whyHref, facts } = view;
  return (
    <>
      <div className={css.section}>
        <PanelHead name={name} figure={figure} onClose={on.close}>
          <Text tone="secondary">{kindName}</Text>
        </PanelHead>
        <div className={css.actions}>
          <Button icon="fit" keyCap={graphKeys.focus} onPress={() => on.focus({ id, other: undefined })}>
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

type GroupPanelProps = { view: GroupPanelView; on: PanelActions };

function GroupPanel({ view: { id, name, isOpen, facts, members }, on }: GroupPanelProps) {
  return (
    <>
      <div className={css.section}>
        <PanelHead name={name} onClose={on.close}>
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
