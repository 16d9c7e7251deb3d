import { useReactFlow, type ReactFlowProps } from '@xyflow/react';
import { useMemo, type MouseEvent } from 'react';
import type { DrawnGraph, Focus } from '../../../domain/graph/drawn.ts';
import { placeAt, type Places } from './place.ts';
import type { FlowNode } from './ThingNode.tsx';

type PointerOptions = {
  drawn: DrawnGraph;
  /** Of what is drawn. */
  places: Places;
  /** Some things are dots on the canvas, not elements. */
  hasDots: boolean;
  isArranging: boolean;
  /** The same function in every render. */
  onHover: (id: string | undefined) => void;
  onSelect: (id: string | undefined) => void;
  onActivate: (id: string, isPair: boolean) => void;
  onFocus: (focus: Focus) => void;
};

/** How far from its middle a dot is hit, in pixels on the screen. */
const reach = 14;

/** What the pointer is on, and what a press there means. Dots are no elements, so they are looked for by their places. */
export function usePointer(options: PointerOptions) {
  const { drawn, places, hasDots, isArranging, onHover, onSelect, onActivate, onFocus } = options;
  const { screenToFlowPosition, getZoom } = useReactFlow();
  const dots = useMemo(() => new Map([...places].filter(([id]) => !isGroup(drawn, id))), [drawn, places]);

  const dotUnder = ({ clientX, clientY }: MouseEvent) =>
    hasDots ? placeAt(dots, screenToFlowPosition({ x: clientX, y: clientY }), reach / getZoom()) : undefined;
  /** The hull of a group lies over the dots of its members. */
  const thingUnder = (event: MouseEvent, id: string) =>
    (isGroup(drawn, id) ? dotUnder(event) : undefined) ?? id;

  return {
    onNodeClick: (event, { id }) => onActivate(thingUnder(event, id), event.shiftKey),
    onNodeMouseEnter: (_, { id }) => onHover(id),
    onNodeMouseMove: (event, { id }) => hasDots && onHover(thingUnder(event, id)),
    onNodeMouseLeave: () => onHover(undefined),
    onPaneMouseMove: (event) => {
      // Figures say themselves when the pointer is on them; what moves by itself was not pointed at.
      if (!figureOf(event.target)) onHover(isArranging ? undefined : dotUnder(event));
    },
    onPaneClick: (event) => {
      const dot = dotUnder(event);
      if (dot === undefined) onSelect(undefined);
      else onActivate(dot, event.shiftKey);
    },
    onDoubleClick: (event) => {
      const figure = figureOf(event.target);
      const id = figure ? thingUnder(event, figure.dataset['id'] ?? '') : dotUnder(event);
      if (id !== undefined && !isGroup(drawn, id)) onFocus({ id, other: undefined });
    },
  } satisfies ReactFlowProps<FlowNode>;
}

function figureOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.react-flow__node') : null;
}

export function isGroup({ groups, openGroups }: DrawnGraph, id: string): boolean {
  return [...groups, ...openGroups].some((group) => group.id === id);
}
