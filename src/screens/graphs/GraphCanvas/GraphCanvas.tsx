import '@xyflow/react/dist/base.css';
import {
  Background,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  type ReactFlowState,
} from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { color } from '../../../components/theme/contract.css.ts';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { graphHeading, graphText } from '../../../domain/graph/graphText.ts';
import { AttentionContext, ThingNode } from './ThingNode.tsx';
import { CanvasLayer } from './CanvasLayer.tsx';
import { GraphControls, GraphSearch } from './GraphControls.tsx';
import { asDrawn, nearTo, thingsMatching, thingsOf, type Thing } from './things.ts';
import { isWithin, placeAt, type Places } from './place.ts';
import { useElements } from './useElements.ts';
import { useIsCrowded, useViewport, leastZoom, mostZoom, seenArea } from './useViewport.ts';
import { useThingKeys } from './useThingKeys.ts';
import * as css from './GraphCanvas.css.ts';

export type GraphCanvasProps = {
  netid: string;
  topology: Topology;
  drawn: DrawnGraph;
  /** Where the things stand; those without a place are not drawn yet. */
  places: Places;
  /** The layout is still at work, and the view follows it. */
  isArranging: boolean;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onOpenGroup: (id: string) => void;
  /** With Shift on a thing while another one is selected; undefined where that says nothing. */
  onPair?: ((one: string, other: string) => void) | undefined;
  search: string;
  onSearch: (text: string) => void;
  /** Something was found with a text, and is to be selected. */
  onFind: (id: string, text: string) => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
};

/** The drawing of a graph: React Flow carries what one can point at, a canvas beneath it the many lines. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
}

const nodeTypes = { thing: ThingNode };
/** How far from its middle a dot is hit, in pixels on the screen. */
const reach = 14;
const gridGap = 20;

function Flow(props: GraphCanvasProps) {
  const { netid, topology, drawn, places: known, isArranging, selected, search } = props;
  const { onSelect, onOpenGroup, onPair } = props;
  const { screenToFlowPosition, getZoom } = useReactFlow();
  const detail = useStore(detailOf);
  const [hovered, setHovered] = useState<string>();

  const things = useMemo(() => thingsOf(drawn).filter(({ id }) => known.has(id)), [drawn, known]);
  const places = useMemo(() => placesOf(things, known), [things, known]);
  const { fit, reveal, holdStill } = useViewport(places, isArranging, netid);
  const isCrowded = useIsCrowded(places);
  useRevealed(selected, places, reveal);

  const activate = (id: string, isPair: boolean) => {
    if (isPair && onPair && selected !== undefined && selected !== id) onPair(selected, id);
    else if (drawn.groups.some((group) => group.id === id)) onOpenGroup(id);
    else onSelect(id);
  };
  const keys = useThingKeys({ places, reveal, onActivate: activate, onClear: () => onSelect(undefined) });
  const { current, focusWanted } = keys;
  const entry = useStore(
    useCallback(
      (state: ReactFlowState) => entryOf(places, state, [current, selected]),
      [places, current, selected],
    ),
  );

  const near = useMemo(() => {
    if (hovered !== undefined && places.has(hovered)) return nearTo(topology, drawn, hovered);
    // Who selects what was found wants to see its links.
    const found = selected === undefined ? thingsMatching(topology, search) : [];
    return found.length > 0 ? asDrawn(drawn, found) : undefined;
  }, [hovered, places, topology, drawn, search, selected]);
  const attention = useMemo(() => ({ near, focusWanted }), [near, focusWanted]);
  const { nodes, edges, picture } = useElements({
    drawn,
    things,
    places,
    isHeldBack: isCrowded || isArranging,
    selected,
    hovered,
    entry,
    focusWanted,
    near,
  });

  const hasDots = picture.dots.length > 0;
  // Dots are no elements, so what the pointer is on has to be looked for.
  const dotUnder = ({ clientX, clientY }: MouseEvent) =>
    hasDots
      ? placeAt(places, screenToFlowPosition({ x: clientX, y: clientY }), reach / getZoom())
      : undefined;
  const hoverDot = (event: MouseEvent) => {
    // What moves by itself was not pointed at.
    if (!isOnFigure(event.target)) setHovered(isArranging ? undefined : dotUnder(event));
  };
  const pressPane = (event: MouseEvent) => {
    const dot = dotUnder(event);
    if (dot === undefined) onSelect(undefined);
    else activate(dot, event.shiftKey);
  };

  return (
    <AttentionContext value={attention}>
      <ReactFlow
        aria-label={graphHeading(netid)}
        aria-description={graphText.keys}
        className={`${css.flow} ${css.detail[detail]}`}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        minZoom={leastZoom}
        maxZoom={mostZoom}
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
        onNodeClick={(event, { id }) => activate(id, event.shiftKey)}
        onNodeMouseEnter={(_, { id }) => setHovered(id)}
        onNodeMouseLeave={() => setHovered(undefined)}
        onPaneMouseMove={hoverDot}
        onPaneClick={pressPane}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {(detail === 'near' || detail === 'middle') && (
          <Background gap={gridGap} size={1} color={color.line.control} />
        )}
        <CanvasLayer picture={picture} />
        <Panel position="top-left">
          <GraphSearch
            topology={topology}
            search={search}
            onSearch={props.onSearch}
            selected={selected}
            onFind={props.onFind}
          />
        </Panel>
        <Panel position="top-right">
          <GraphControls
            onFit={() => {
              holdStill();
              fit();
            }}
            onMove={holdStill}
            isFullScreen={props.isFullScreen}
            onFullScreen={props.onFullScreen}
          />
        </Panel>
      </ReactFlow>
    </AttentionContext>
  );
}

/** Figures say themselves when the pointer is on them, up to their edges. */
function isOnFigure(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.react-flow__node') !== null;
}

/** Names hide below 60 % zoom, glyphs below 40 %. */
function detailOf({ transform: [, , zoom] }: ReactFlowState): keyof typeof css.detail {
  if (zoom < 0.25) return 'distant';
  if (zoom < 0.4) return 'far';
  return zoom < 0.6 ? 'middle' : 'near';
}

function placesOf(things: readonly Thing[], known: Places): Places {
  return new Map(
    things.flatMap(({ id }) => {
      const place = known.get(id);
      return place ? [[id, place] as const] : [];
    }),
  );
}

/** Where Tab arrives: one of those asked for that is in sight, otherwise the first thing in sight. */
function entryOf(
  places: Places,
  state: ReactFlowState,
  preferred: readonly (string | undefined)[],
): string | undefined {
  const area = seenArea(state);
  for (const id of preferred) {
    const place = id === undefined ? undefined : places.get(id);
    if (place && isWithin(area, place)) return id;
  }
  for (const [id, place] of places) if (isWithin(area, place)) return id;
  return undefined;
}

/** Brings what was selected elsewhere into sight, once, as soon as it has a place. */
function useRevealed(selected: string | undefined, places: Places, reveal: (id: string) => void): void {
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    if (selected === revealed.current) return;
    if (selected !== undefined && !places.has(selected)) return;
    revealed.current = selected;
    if (selected !== undefined) reveal(selected);
  }, [selected, places, reveal]);
}
