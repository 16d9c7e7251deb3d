import { useMemo } from 'react';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import type { GraphLink } from '../../../domain/graph/topology.ts';
import { flowEdges, flowNode, withMarks } from './flowNodes.ts';
import type { Picture } from './paint.ts';
import type { Places } from './place.ts';
import { strokesOf, type Volume } from './strokes.ts';
import type { Thing } from './things.ts';
import { useElementCount } from './useElementCount.ts';

/** More links of one thing are drawn on the canvas as well: made at once as elements, they would hold up the page. */
const mostEdges = 120;

/** Groups say how many they hold, which no dot can. */
const mostGroups = 40;

const noDots: readonly Thing[] = [];

type ElementsInput = {
  readonly drawn: DrawnGraph;
  readonly things: readonly Thing[];
  readonly places: Places;
  /** There are too many things in sight to be elements, or they do not stand still yet. */
  readonly isHeldBack: boolean;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  /** Where Tab arrives. */
  readonly entry: string | undefined;
  readonly focusWanted: string | undefined;
  readonly near: ReadonlySet<string> | undefined;
};

/** What React Flow is given, and what is left to the canvas beneath it. */
export function useElements(input: ElementsInput) {
  const { drawn, things, places, isHeldBack, selected, hovered, entry, focusWanted, near } = input;

  const all = useMemo(
    () =>
      things.flatMap((thing) => {
        const place = places.get(thing.id);
        return place ? [flowNode(thing, place)] : [];
      }),
    [things, places],
  );
  const made = useElementCount(things.length, isHeldBack);
  // All of them until the last is an element, so that the canvas is not painted anew with every few.
  const dots = made < things.length ? things : noDots;
  const nodes = useMemo(() => {
    const attended = [selected, hovered, entry, focusWanted].filter((id) => id !== undefined);
    const groups = things.filter(({ count }) => count !== undefined).slice(0, mostGroups);
    const shown = new Set([...attended, ...[...groups, ...things.slice(0, made)].map(({ id }) => id)]);
    return withMarks(all, shown, selected, entry);
  }, [all, things, made, selected, hovered, entry, focusWanted]);

  const loud = useMemo(
    () => drawn.links.filter(({ from, to }) => [from, to].some((id) => id === selected || id === hovered)),
    [drawn, selected, hovered],
  );
  // Edges need both their nodes.
  const hasEdges = dots.length === 0 && loud.length <= mostEdges;
  const edges = useMemo(() => (hasEdges ? flowEdges(loud, places) : []), [hasEdges, loud, places]);

  const picture = useMemo<Picture>(() => {
    const isLoud = new Set<GraphLink>(loud);
    const volumeOf = (link: GraphLink): Volume => (isLoud.has(link) ? 'loud' : near ? 'faint' : 'quiet');
    const lines = hasEdges ? drawn.links.filter((link) => !isLoud.has(link)) : drawn.links;
    return { strokes: strokesOf(lines, places, volumeOf), dots, places, near };
  }, [drawn, loud, hasEdges, near, places, dots]);

  return { nodes, edges, picture };
}
