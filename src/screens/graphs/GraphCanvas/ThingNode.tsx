import { memo, useContext, useEffect, useRef, createContext } from 'react';
import { Position, type Node, type NodeProps } from '@xyflow/react';
import { grouped } from '../../../domain/format/count.ts';
import type { Mark } from '../../../domain/graph/overlay.ts';
import { GroupFigure, NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import type { Side } from './place.ts';
import type { Thing } from './things.ts';
import * as css from './GraphCanvas.css.ts';

export type FlowNode = Node<{ readonly thing: Thing }, 'thing'>;

export const ThingNode = memo(function ThingNode({ data: { thing }, selected }: NodeProps<FlowNode>) {
  const { near, named, marks, focusWanted } = useContext(AttentionContext);
  const { id, kind, label, health, isHub, isolation, note, look, isDisabled, group, size } = thing;
  const drawing = useRef<HTMLDivElement>(null);
  const isWanted = focusWanted === id;
  useEffect(() => {
    if (isWanted) drawing.current?.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div
      ref={drawing}
      className={near && !near.has(id) ? css.faded : css.thing}
      data-group={group && ''}
      data-mark={marks?.get(id)}
    >
      {group ? (
        <GroupFigure group={group} size={size} isSelected={selected} />
      ) : (
        <NodeFigure
          kind={kind}
          health={health}
          isHub={isHub}
          isSelected={selected}
          isIsolated={isolation !== undefined}
          isDisabled={isDisabled}
          look={look}
          text={label}
        />
      )}
      <span
        className={group ? (group.isOpen ? css.openGroupLabel : css.groupLabel) : css.label}
        data-named={named.has(id) || selected || undefined}
        data-side={named.get(id)}
        data-selected={selected || undefined}
        data-inside={(kind === 'range' && !group) || undefined}
        data-isolation={isolation}
        data-note={isolation === undefined ? note : undefined}
        data-count={group && !group.isOpen ? grouped(group.count) : undefined}
      >
        {label}
      </span>
      {/* React Flow finds the ends of links by these classes. */}
      <span className={`source target ${css.handle}`} data-handlepos={Position.Top} />
    </div>
  );
});

/** Highlighting. It changes with every pointer move, so nodes get it by context instead of as data. */
type Attention = {
  readonly near: ReadonlySet<string> | undefined;
  readonly named: ReadonlyMap<string, Side>;
  readonly marks: ReadonlyMap<string, Mark> | undefined;
  readonly focusWanted: string | undefined;
};

export const AttentionContext = createContext<Attention>({
  near: undefined,
  named: new Map(),
  marks: undefined,
  focusWanted: undefined,
});
