import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VisibleGraph } from '../../../domain/graph/visibleGraph.ts';
import { discText } from '../../../domain/graph/graphText.ts';
import { useStructuralSharing, useStructuralSharingById } from '../../useStableCallbacks.ts';
import type { Picture } from './paint.ts';
import { strokesOf, type Emphasis } from './palette.ts';
import type { Place, Places } from './place.ts';
import type { FlowNode } from './GraphItemNode.tsx';
import { graphItems, type GraphItem } from './graphItems.ts';

/** Groups stay elements, because a dot can't show a count. */
const maxGroups = 40;

const noDots: readonly GraphItem[] = [];

export function useGraphItems(drawn: VisibleGraph, known: Places) {
  const items = useStructuralSharingById(
    useMemo(() => graphItems(drawn).filter(({ id }) => known.has(id)), [drawn, known]),
  );
  const places = useStructuralSharing<Places>(
    useMemo(() => {
      const standing = items.map(({ id }) => [id, known.get(id)] as const);
      return new Map(standing.flatMap(([id, place]) => (place ? [[id, place]] : [])));
    }, [items, known]),
  );
  return { items, places };
}

type Attention = Readonly<Record<'selected' | 'hovered' | 'entry' | 'focusWanted', string | undefined>>;

export function useElements(
  { drawn, items, places, core }: ReturnType<typeof useGraphItems> & { drawn: VisibleGraph; core: number },
  isHeldBack: boolean,
  { selected, hovered, entry, focusWanted }: Attention,
  { near, named, path, marks }: Pick<Picture, 'near' | 'named' | 'path' | 'marks'>,
) {
  const made = useElementCount(items.length, isHeldBack);
  // Dots stay until every item is an element, to avoid repainting the canvas for each batch.
  const hasDots = made < items.length;
  const dots = useMemo(() => (hasDots ? items.filter(({ group }) => !group) : noDots), [hasDots, items]);
  const nodes = useStructuralSharingById(
    useMemo(() => {
      const attended = [selected, hovered, entry, focusWanted];
      const groups = items.filter(({ group }) => group).slice(0, maxGroups);
      const shown = new Set([...groups, ...items.slice(0, made)]);
      return items.flatMap((item) => {
        const place = places.get(item.id);
        if (!place || !(shown.has(item) || attended.includes(item.id))) return [];
        return [flowNode(item, place, item.id === selected, item.id === entry)];
      });
    }, [items, places, made, selected, hovered, entry, focusWanted]),
  );

  const strokesNow = useMemo(() => {
    const { focus, links, blocked, layer } = drawn;
    const attended = new Set([selected, hovered, focus?.id]);
    const volumeOf = ({ from, to }: Ends): Emphasis => {
      if (attended.has(from) || attended.has(to)) return 'loud';
      return near ? 'faint' : 'quiet';
    };
    return [
      ...strokesOf(links, places, focus?.other === undefined ? volumeOf : () => 'loud'),
      ...strokesOf([...blocked, ...(layer?.lines ?? [])], places, volumeOf),
    ];
  }, [drawn, near, places, selected, hovered]);
  const strokes = useStructuralSharing(strokesNow);
  const disc = useStructuralSharing(useMemo(() => discOf(drawn, core, items), [drawn, core, items]));
  const picture = useMemo<Picture>(
    () => ({ strokes, dots, places, near, named, marks, disc, path }),
    [strokes, dots, places, near, named, marks, disc, path],
  );

  return { nodes, picture };
}

type Ends = { readonly from: string; readonly to: string };

/** The disc, and the members of the mesh around it. A line ties each to its rim. */
function discOf(
  { disc, links, nodes, isolated }: VisibleGraph,
  radius: number,
  items: readonly GraphItem[],
): Picture['disc'] {
  if (!disc) return undefined;
  const holding = new Set(
    links.flatMap(({ kind, from, to }) => (kind === 'mesh' ? [] : [kind === 'range' ? from : to])),
  );
  for (const item of nodes) {
    const isMember = 'node' in item && !item.node.isRelayed;
    if (!isMember || isolated.has(item.id)) holding.delete(item.id);
  }
  return {
    radius,
    caption: discText(disc),
    ties: items.filter(({ id, group }) => !group && holding.has(id)),
  };
}

/** Up to this number, all elements are created at once. */
const atOnce = 32;
/** Larger numbers are created in batches of this size, so that the page stays responsive. */
const perFrame = 16;

/** Returns how many of `total` items are elements by now. None are while `isHeldBack`. */
export function useElementCount(total: number, isHeldBack: boolean): number {
  const [count, setCount] = useState(0);
  const isHeld = isHeldBack && total > atOnce;
  const isComplete = total <= atOnce || count >= total;
  useEffect(() => {
    if (isHeld || isComplete) return undefined;
    const more = () => {
      // Requested first, so that the last batch can cancel it.
      frame = requestAnimationFrame(more);
      // Flushed within the frame, because later effects would observe sizes while the browser reports them.
      flushSync(() => setCount((before) => before + perFrame));
    };
    let frame = requestAnimationFrame(more);
    return () => cancelAnimationFrame(frame);
  }, [isHeld, isComplete]);
  if (isHeld && count > 0) setCount(0);
  if (isHeld) return 0;
  return isComplete ? total : count;
}

/** React Flow node with a known size, so that React Flow needn’t measure it. */
function flowNode(item: GraphItem, position: Place, isSelected: boolean, isEntry: boolean): FlowNode {
  const { id, size, ariaLabel, group } = item;
  return {
    id,
    type: 'item',
    position,
    origin: [0.5, 0.5],
    data: { item },
    width: size.width,
    height: size.height,
    measured: { ...size },
    handles: [],
    // Otherwise panning would swallow the click.
    className: 'nopan',
    selected: isSelected,
    zIndex: group ? 0 : isSelected ? 2 : 1,
    ariaRole: 'button',
    ariaLabel,
    domAttributes: {
      tabIndex: isEntry ? 0 : -1,
      'aria-pressed': isSelected,
      'aria-roledescription': undefined,
    },
  };
}
