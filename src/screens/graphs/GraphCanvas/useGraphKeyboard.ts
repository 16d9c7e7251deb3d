import { useReactFlow, useStore, type ReactFlowProps, type ReactFlowState } from '@xyflow/react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { isDialogOpen, isFree, useShortcuts } from '../../../components/Shortcuts/useShortcut.ts';
import type { VisibleGraph, Focus } from '../../../domain/graph/visibleGraph.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { GraphQuery } from '../GraphScreen/graphQuery.ts';
import { isWithin, placeAt, placeTowards, type Places, type Side } from './place.ts';
import type { FlowNode } from './GraphItemNode.tsx';
import { seenArea } from './useViewport.ts';

const sides: ReadonlyMap<string, Side> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

export function useGraphKeyboard(
  places: Places,
  reveal: (id: string) => void,
  onActivate: (id: string, isPair: boolean) => void,
  onClear: () => void,
) {
  const [current, setCurrent] = useState<string>();
  const [focusWanted, setFocusWanted] = useState<string>();

  const onKeyDown = (event: KeyboardEvent) => {
    const id = itemIdOf(event.target);
    if (id === undefined) return;
    const side = sides.get(event.key);
    if (side) {
      event.preventDefault();
      const next = placeTowards(places, id, side);
      if (next === undefined) return;
      reveal(next);
      setFocusWanted(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onActivate(id, event.shiftKey);
    } else if (event.key === 'Escape') onClear();
  };

  const onFocus = (event: FocusEvent) => {
    const id = itemIdOf(event.target);
    if (id === undefined) return;
    setCurrent(id);
    setFocusWanted(undefined);
  };

  return { current, focusWanted, onKeyDown, onFocus };
}

function itemIdOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement && target.matches('.react-flow__node')
    ? target.dataset['id']
    : undefined;
}

/** F focuses on an item, Shift+F shows the paths to it, and Escape exits the focus, wherever the keyboard focus is. */
export function useFocusKeys(
  { nodes }: Topology,
  { selected, focus }: Pick<GraphQuery, 'selected' | 'focus'>,
  onFocus: (focus: Focus | undefined) => void,
): void {
  const at = () => itemIdOf(document.activeElement) ?? selected;
  const from = focus?.id ?? selected;
  const isFocused = focus !== undefined;
  const isItem = (id: string) => nodes.some((item) => item.id === id);
  useShortcuts({
    f: () => {
      const id = at();
      if (id !== undefined && isItem(id)) onFocus({ id, other: undefined });
    },
    F: () => {
      const other = at();
      const isPair = from !== undefined && other !== undefined && from !== other;
      if (isPair && isItem(from) && isItem(other)) onFocus({ id: from, other });
    },
  });
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // Nodes handle Escape themselves.
    if (event.key !== 'Escape' || !isFree(event) || itemIdOf(event.target) !== undefined) return;
    if (!isDialogOpen()) onFocus(undefined);
  });
  useEffect(() => {
    if (!isFocused) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => leave(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isFocused]);
}

type PointerOptions = {
  drawn: VisibleGraph;
  places: Places;
  hasDots: boolean;
  isArranging: boolean;
  onHover: (id: string | undefined) => void;
  onSelect: (id: string | undefined) => void;
  onActivate: (id: string, isPair: boolean) => void;
  onFocus: (focus: Focus) => void;
};

const reach = 14;

export function usePointer(options: PointerOptions) {
  const { drawn, places, hasDots, isArranging, onHover, onSelect, onActivate, onFocus } = options;
  const { screenToFlowPosition, getZoom } = useReactFlow();
  const dots = useMemo(() => new Map([...places].filter(([id]) => !isGroup(drawn, id))), [drawn, places]);

  const dotUnder = ({ clientX, clientY }: MouseEvent) =>
    hasDots ? placeAt(dots, screenToFlowPosition({ x: clientX, y: clientY }), reach / getZoom()) : undefined;
  /** A group's hull covers the dots of its members. */
  const itemUnder = (event: MouseEvent, id: string) =>
    (isGroup(drawn, id) ? dotUnder(event) : undefined) ?? id;

  return {
    onNodeClick: (event, { id }) => onActivate(itemUnder(event, id), event.shiftKey),
    onNodeMouseEnter: (_, { id }) => onHover(id),
    onNodeMouseMove: (event, { id }) => hasDots && onHover(itemUnder(event, id)),
    onNodeMouseLeave: () => onHover(undefined),
    onPaneMouseMove: (event) => {
      // Nodes handle their own hover. Moves caused by the layout are ignored.
      if (!figureOf(event.target)) onHover(isArranging ? undefined : dotUnder(event));
    },
    onPaneClick: (event) => {
      const dot = dotUnder(event);
      if (dot === undefined) onSelect(undefined);
      else onActivate(dot, event.shiftKey);
    },
    onDoubleClick: (event) => {
      const figure = figureOf(event.target);
      const id = figure ? itemUnder(event, figure.dataset['id'] ?? '') : dotUnder(event);
      if (id !== undefined && !isGroup(drawn, id)) onFocus({ id, other: undefined });
    },
  } satisfies ReactFlowProps<FlowNode>;
}

function figureOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.react-flow__node') : null;
}

export function isGroup({ groups }: VisibleGraph, id: string): boolean {
  return groups.some((group) => group.id === id);
}

export function useEntry(
  places: Places,
  current: string | undefined,
  selected: string | undefined,
): string | undefined {
  const inSight = useCallback(
    (looking: ReactFlowState) => {
      const area = seenArea(looking);
      for (const id of [current, selected]) {
        const place = id === undefined ? undefined : places.get(id);
        if (place && isWithin(area, place)) return id;
      }
      for (const [id, place] of places) if (isWithin(area, place)) return id;
      return undefined;
    },
    [places, current, selected],
  );
  return useStore(inSight);
}
