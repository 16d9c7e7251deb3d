import { Position, type Edge } from '@xyflow/react';
import type { GraphLink } from '../../../domain/graph/topology.ts';
import type { Size } from '../NodeFigure/figureShape.ts';
import type { Places } from './place.ts';
import type { FlowNode } from './ThingNode.tsx';
import type { Thing } from './things.ts';
import * as css from './GraphCanvas.css.ts';

/** A thing as React Flow takes it: its size is known, so that nothing has to be measured. */
export function flowNode(thing: Thing, position: { readonly x: number; readonly y: number }): FlowNode {
  const { id, size, spoken } = thing;
  return {
    id,
    type: 'thing',
    position,
    origin: [0.5, 0.5],
    data: { thing },
    width: size.width,
    height: size.height,
    measured: { ...size },
    handles: [
      { type: 'source', ...middleOf(size) },
      { type: 'target', ...middleOf(size) },
    ],
    // Panning would swallow the press.
    className: 'nopan',
    ariaRole: 'button',
    ariaLabel: spoken,
    domAttributes: { tabIndex: -1, 'aria-pressed': false, 'aria-roledescription': undefined },
  };
}

/** Links run from middle to middle, beneath the figures. */
function middleOf({ width, height }: Size) {
  return { position: Position.Top, x: width / 2, y: height / 2, width: 0, height: 0 };
}

/** One of the nodes is where Tab arrives, one at most is selected; all others stay the very same objects, and all keep their order. */
export function withMarks(
  nodes: readonly FlowNode[],
  shown: ReadonlySet<string>,
  selected: string | undefined,
  entry: string | undefined,
): FlowNode[] {
  return nodes
    .filter(({ id }) => shown.has(id))
    .map((node) => {
      const isSelected = node.id === selected;
      const isEntry = node.id === entry;
      if (!isSelected && !isEntry) return node;
      return {
        ...node,
        selected: isSelected,
        zIndex: isSelected ? 1 : 0,
        domAttributes: { ...node.domAttributes, tabIndex: isEntry ? 0 : -1, 'aria-pressed': isSelected },
      };
    });
}

/** Links as elements, above those on the canvas. The panel lists them, so they are no stops for keys and readers. */
export function flowEdges(links: readonly GraphLink[], places: Places): Edge[] {
  return links
    .filter(({ from, to }) => places.has(from) && places.has(to))
    .map(({ id, from, to, kind }) => ({
      id,
      source: from,
      target: to,
      type: 'straight',
      className: css.link[kind],
      interactionWidth: 0,
      selectable: false,
      focusable: false,
      domAttributes: { 'aria-hidden': true },
    }));
}
