import '@xyflow/react/dist/base.css';
import {
  Background,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useStore,
  useStoreApi,
  type ReactFlowState,
} from '@xyflow/react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { color } from '../../../components/theme/contract.css.ts';
import type { VisibleGraph, Focus } from '../../../domain/graph/visibleGraph.ts';
import { graphHeading, graphText } from '../../../domain/graph/graphText.ts';
import { isLarge } from '../../../domain/graph/groups.ts';
import { useStructuralSharing, useStableCallbacks } from '../../useStableCallbacks.ts';
import type { GraphActions, GraphReady } from '../GraphScreen/graphView.ts';
import { HighlightContext, GraphItemNode } from './GraphItemNode.tsx';
import { GraphControls, GraphSearch } from './GraphControls.tsx';
import { labelScale, labelledItems, readableInside } from './labels.ts';
import { withVisibleGroups, nearTo, matchingItemIds } from './graphItems.ts';
import type { Picture } from './paint.ts';
import { startPainting, type Painter } from './painting.ts';
import type { Places } from './place.ts';
import { useElements, useGraphItems } from './useElements.ts';
import { isGroup, useEntry, useFocusKeys, usePointer, useGraphKeyboard } from './useGraphKeyboard.ts';
import { useFittedPath, useIsCrowded, useRevealed, useViewport, minZoom, maxZoom } from './useViewport.ts';
import * as css from './GraphCanvas.css.ts';

export type GraphCanvasProps = {
  view: Pick<
    GraphReady,
    'netid' | 'topology' | 'core' | 'isArranging' | 'lit' | 'path' | 'marks' | 'look' | 'query'
  >;
  drawn: VisibleGraph;
  places: Places;
  on: Pick<GraphActions, 'change' | 'toggleGroup' | 'askPair' | 'saveViewport'>;
  onFocus: (focus: Focus | undefined) => void;
  fullScreen: { readonly isOn: boolean; readonly toggle: () => void };
};

/** Drawing of a graph. React Flow renders the interactive elements; a canvas beneath them paints the lines. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
}

const nowhere: Places = new Map();
const nodeTypes = { item: GraphItemNode };
const gridGap = 20;

function Flow({ view, drawn, places: known, on: asked, onFocus, fullScreen }: GraphCanvasProps) {
  const { netid, topology, isArranging, lit, path, marks } = view;
  const { selected, search, focus } = view.query;
  const { change, toggleGroup, askPair } = asked;
  const detail = useStore(detailOf);
  const scale = useStore(({ transform: [, , zoom] }) => labelScale(zoom));
  const [hovered, setHovered] = useState<string>();
  const [isPainted, setPainted] = useReducer(() => true, false);

  const graph = useGraphItems(drawn, known);
  const { items, places } = graph;
  const of = [netid, drawn.focus?.id, drawn.focus?.other].join();
  const { fit, fitPath, reveal, holdStill, isPut, isTheirs } = useViewport(graph, isArranging, of, view.look);
  // Nothing is drawn before the viewport is set, because the zoom decides which names have room.
  const seen = isPut ? places : nowhere;
  const isCrowded = useIsCrowded(places);
  useFittedPath(path?.ids, isArranging, fitPath);
  const sought = useRef<string>(undefined);
  useRevealed(selected, places, sought, reveal);

  const activate = (id: string, isPair: boolean) => {
    if (isPair && askPair && selected !== undefined && selected !== id) askPair(selected, id);
    else if (id === selected && isGroup(drawn, id)) toggleGroup(id);
    else change({ selected: id });
  };
  const keys = useGraphKeyboard(places, reveal, activate, () =>
    focus ? onFocus(undefined) : change({ selected: undefined }),
  );
  const { current, focusWanted } = keys;
  useFocusKeys(topology, view.query, onFocus);
  const entry = useEntry(places, current, selected);

  const fading = useMemo(() => {
    if (hovered !== undefined && places.has(hovered)) return nearTo(topology, drawn, hovered);
    if (path) return withVisibleGroups(drawn, path.ids);
    if (marks) return withVisibleGroups(drawn, marks.keys());
    // Once a match is selected, its links matter more than the other matches.
    const found = selected === undefined ? matchingItemIds(topology, search) : [];
    if (found.length > 0) return withVisibleGroups(drawn, found);
    return lit && withVisibleGroups(drawn, lit);
  }, [hovered, places, topology, drawn, search, selected, lit, path, marks]);
  const near = useStructuralSharing(fading);
  const named = useStructuralSharing(
    useMemo(() => {
      const attended = [selected, focusWanted, ...(path?.ids ?? [])].filter((id) => id !== undefined);
      return labelledItems(items, seen, scale, new Set(attended));
    }, [items, seen, scale, selected, focusWanted, path]),
  );
  const attention = useMemo(() => ({ near, named, marks, focusWanted }), [near, named, marks, focusWanted]);
  const { nodes, picture } = useElements(
    { drawn, items, places: seen, core: view.core },
    // A large graph paints its canvas first and adds elements afterwards.
    isCrowded || isArranging || (isLarge(topology) && !isPainted),
    { selected, hovered, entry, focusWanted },
    { near, named, path, marks },
  );

  // Stable callbacks, so that adding elements doesn't re-render the search and the controls.
  const on = useStableCallbacks({
    search: (text: string) => change({ search: text }),
    find: (id: string, text: string) => {
      sought.current = id;
      if (id === selected) reveal(id, true);
      change({ selected: id, search: text });
    },
    move: holdStill,
    fit: () => {
      holdStill();
      fit();
    },
    fullScreen: fullScreen.toggle,
  });
  // Stable handlers, because new ones would re-render all nodes.
  const pointer = useStableCallbacks(
    usePointer({
      drawn,
      places,
      hasDots: picture.dots.length > 0,
      isArranging,
      onHover: setHovered,
      onSelect: (id) => change({ selected: id }),
      onActivate: activate,
      onFocus,
    }),
  );

  return (
    <HighlightContext value={attention}>
      <ReactFlow
        aria-label={graphHeading(netid)}
        aria-description={graphText.keys}
        className={`${css.flow} ${css.detail[detail]} ${scale <= readableInside ? css.plain : ''}`}
        style={{ [css.labelScaleName]: scale }}
        nodes={nodes}
        nodeTypes={nodeTypes}
        minZoom={minZoom}
        maxZoom={maxZoom}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        zoomOnDoubleClick={false}
        onMoveStart={(event) => event && holdStill()}
        onMoveEnd={(_, viewport) => isTheirs.current && asked.saveViewport({ of, viewport })}
        {...pointer}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {detail === 'near' && (
          <div aria-hidden>
            <Background gap={gridGap} size={1} color={color.line.control} />
          </div>
        )}
        {isPut && <CanvasLayer picture={picture} onPainted={setPainted} />}
        <Panel position="top-left">
          <GraphSearch
            topology={topology}
            search={search}
            onSearch={on.search}
            selected={selected}
            onFind={on.find}
          />
        </Panel>
        <Panel position="top-right">
          <GraphControls
            onFit={on.fit}
            onMove={on.move}
            isFullScreen={fullScreen.isOn}
            onFullScreen={on.fullScreen}
          />
        </Panel>
      </ReactFlow>
    </HighlightContext>
  );
}

function detailOf({ transform: [, , zoom] }: ReactFlowState): keyof typeof css.detail {
  return zoom < 0.4 ? 'far' : 'near';
}

function CanvasLayer({ picture, onPainted }: { picture: Picture; onPainted: () => void }) {
  const painter = useRef<Painter>(undefined);
  const store = useStoreApi();
  const start = useCallback(
    (canvas: HTMLCanvasElement) => {
      const started = startPainting(canvas, store, onPainted);
      painter.current = started;
      return () => started.stop();
    },
    [store, onPainted],
  );
  useEffect(() => painter.current?.show(picture), [picture]);
  return <canvas ref={start} aria-hidden className={css.layer} />;
}
