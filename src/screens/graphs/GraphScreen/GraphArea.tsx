import { useCallback, useMemo, useState, useEffect } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import type { VisibleGraph, Focus } from '../../../domain/graph/visibleGraph.ts';
import { graphText } from '../../../domain/graph/graphText.ts';
import { GraphCanvas } from '../GraphCanvas/GraphCanvas.tsx';
import { GraphPanel } from '../GraphPanel/GraphPanel.tsx';
import { GraphTable } from '../GraphTable/GraphTable.tsx';
import { isLinkShown, linksAmong, type LinkChoice } from './graphQuery.ts';
import type { GraphActions, GraphReady } from './graphView.ts';
import { HiddenItemsNote } from './HiddenItemsNote.tsx';
import * as css from './GraphScreen.css.ts';

type GraphAreaProps = {
  view: GraphReady;
  on: GraphActions;
  stage: 0 | 1 | 2;
};

/** In narrow windows the panel is a drawer over the graph, and a button opens the legend in it. */
type PanelPlace = { hasPanelRoom: boolean; isLegendOpen: boolean; onLegend: (isOpen: boolean) => void };

export function GraphArea(props: GraphAreaProps & PanelPlace) {
  const { view, on, stage, hasPanelRoom, isLegendOpen, onLegend } = props;
  const isPhone = useFrameWidth() === 'phone';
  const fullScreen = useFullScreen();
  const { change } = on;
  const focus = useCallback(
    // On a phone the panel would cover the list.
    (next: Focus | undefined) => change({ focus: next, ...(isPhone && { selected: undefined }) }),
    [change, isPhone],
  );
  const { panel: shown, topology } = view;
  const isListed = isPhone && view.query.isFailing && view.marks !== undefined;
  const isDrawn = !isPhone && view.query.shape === 'graph';
  const clear = () => {
    focusItem(view.query.selected);
    change({ selected: undefined });
  };
  const panel = stage > 0 && (
    <GraphPanel
      view={shown}
      topology={topology}
      isDrawn={isDrawn}
      on={on}
      onFocus={focus}
      onClose={hasPanelRoom ? clear : undefined}
    />
  );
  const shownName = !hasPanelRoom
    ? undefined
    : shown.kind === 'node'
      ? shown.node.name
      : 'name' in shown && shown.name;
  useAnnouncement(shownName ? detailsText(shownName) : '');
  const closeDrawer = () => {
    onLegend(false);
    clear();
  };
  return (
    <>
      <HiddenItemsNote view={view} on={on} isDrawn={isDrawn} onFocus={focus} />
      <div className={isDrawn && fullScreen.isOn ? css.fullScreen : css.area}>
        {isDrawn ? (
          <Drawing {...{ view, on, stage, focus, fullScreen }} />
        ) : (
          <Rows
            view={view}
            on={on}
            hasLegend={hasPanelRoom}
            onLegend={isPhone ? () => onLegend(true) : undefined}
          />
        )}
        {hasPanelRoom ? (
          <aside aria-label="Selection" className={css.panel}>
            {panel}
          </aside>
        ) : (
          <Drawer
            isOpen={(shown.kind !== 'legend' && !isListed) || isLegendOpen}
            title={shown.kind === 'legend' ? graphText.legend : 'Selection'}
            onClose={closeDrawer}
          >
            <div className={css.inDrawer}>
              <PathsTo view={view} onFocus={focus} />
              {panel}
            </div>
          </Drawer>
        )}
      </div>
    </>
  );
}

const detailsText = (name: string) => `Details of ${name} shown. F6 goes to them.`;

/** The button that clears the selection disappears with it. */
function focusItem(id: string | undefined): void {
  if (id === undefined) return;
  const named = `a[href*="${CSS.escape(encodeURIComponent(id))}"]`;
  document
    .querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"], main table ${named}`)
    ?.focus({ preventScroll: true });
}

type PathsToProps = Pick<GraphAreaProps, 'view'> & { onFocus: (focus: Focus) => void };

function PathsTo({ view: { query, topology }, onFocus }: PathsToProps) {
  const { focus, selected } = query;
  const isAnother = selected !== undefined && selected !== focus?.id && selected !== focus?.other;
  const name = topology.nodes.find(({ id }) => id === focus?.id)?.label;
  if (!focus || !isAnother || name === undefined) return null;
  return (
    <div className={css.pathsTo}>
      <Button icon="bothWays" onPress={() => onFocus({ id: focus.id, other: selected })}>
        {`Show only paths to ${name}`}
      </Button>
    </div>
  );
}

type DrawingProps = GraphAreaProps & {
  focus: (focus: Focus | undefined) => void;
  fullScreen: ReturnType<typeof useFullScreen>;
};

function Drawing({ view, on, stage, focus, fullScreen }: DrawingProps) {
  const { positions, query } = view;
  // The query is a new object with every tick of the clock; a string keeps the graph memoised.
  const chosen = query.links.join(',');
  const drawn = useMemo(() => withLinks(view.drawn, linksAmong(chosen.split(','))), [view.drawn, chosen]);
  return (
    <div className={css.main}>
      {positions && stage === 2 ? (
        <GraphCanvas {...{ view, drawn, on, fullScreen }} places={positions} onFocus={focus} />
      ) : (
        <div className={css.waiting}>
          <div className={css.skeleton}>
            <Spinner label="Arranging graph" />
          </div>
        </div>
      )}
    </div>
  );
}

function withLinks(drawn: VisibleGraph, links: readonly LinkChoice[]): VisibleGraph {
  if (links.length === 0) return drawn;
  return { ...drawn, links: drawn.links.filter(({ kind }) => isLinkShown(links, kind)) };
}

type RowsProps = Omit<GraphAreaProps, 'stage'> & {
  hasLegend: boolean;
  onLegend: (() => void) | undefined;
};

function Rows({ view, on, hasLegend, onLegend }: RowsProps) {
  const { query, listed } = view;
  const { layer } = view.drawn;
  const fact = layer && (layer.id === 'rules' || layer.rows.size === 0) ? layer.facts[0] : undefined;
  return (
    <div className={css.scrolling} data-keeps-place="graph">
      <div className={css.tableTools}>
        <div className={css.find}>
          <SearchField
            label="Find in graph"
            value={query.search}
            onChange={(search) => on.change({ search })}
            shortcut="/"
          />
        </div>
        {onLegend && <IconButton icon="info" label={graphText.legend} onPress={onLegend} />}
        {!listed && !hasLegend && fact !== undefined && (
          <div className={css.fact}>
            <Hint tone="secondary">{fact}</Hint>
          </div>
        )}
      </div>
      <GraphTable view={view} />
    </div>
  );
}

/**
 * Extends the graph over the window, and the window over the screen if the browser allows it. The document is
 * what fills the screen, so that menus, dialogs and toasts stay above the graph.
 */
function useFullScreen() {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    // Escape exits full screen without a key event.
    const follow = () => {
      if (!document.fullscreenElement) setOn(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const toggle = () => {
    setOn(!isOn);
    if (!isOn) document.documentElement.requestFullscreen().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen();
  };

  return { isOn, toggle };
}
