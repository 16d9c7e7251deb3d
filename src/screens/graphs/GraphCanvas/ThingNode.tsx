import { memo, useContext, useEffect, useRef, createContext } from 'react';
import { Position, type Node, type NodeProps } from '@xyflow/react';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import type { Thing } from './things.ts';
import * as css from './GraphCanvas.css.ts';

export type FlowNode = Node<{ readonly thing: Thing }, 'thing'>;

/** A thing on the canvas, its name below it. */
export const ThingNode = memo(function ThingNode({ data: { thing }, selected }: NodeProps<FlowNode>) {
  const { near, focusWanted } = useContext(AttentionContext);
  const { id, kind, label, health, isHub, count } = thing;
  const drawing = useRef<HTMLDivElement>(null);
  const isWanted = focusWanted === id;
  useEffect(() => {
    if (isWanted) drawing.current?.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true });
  }, [isWanted]);
  const emphasis = selected ? css.selectedLabel : count === undefined ? '' : css.groupLabel;
  return (
    <div ref={drawing} className={near && !near.has(id) ? css.faded : css.thing}>
      <NodeFigure
        kind={kind}
        health={health}
        isHub={isHub}
        isSelected={selected}
        text={label}
        count={count}
      />
      {(kind !== 'range' || count !== undefined) && (
        <span className={`${css.label} ${emphasis}`} data-count={count}>
          {label}
        </span>
      )}
      {/* React Flow looks for these classes to find where links end. */}
      <span className={`source target ${css.handle}`} data-handlepos={Position.Top} />
    </div>
  );
});

/** What of the canvas is looked at. It changes with every move of a pointer, so nodes do not get it as data. */
type Attention = {
  /** Things that stay while the others fade; undefined: nothing fades. */
  readonly near: ReadonlySet<string> | undefined;
  /** The node that takes the focus as soon as it is there. */
  readonly focusWanted: string | undefined;
};

export const AttentionContext = createContext<Attention>({ near: undefined, focusWanted: undefined });
