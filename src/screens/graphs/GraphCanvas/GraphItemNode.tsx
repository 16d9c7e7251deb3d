import { memo, useContext, useEffect, useRef, createContext } from 'react';
import type { Node, NodeProps } from '@xyflow/react';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { groupExceptions } from '../../../domain/graph/graphText.ts';
import type { VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import { GroupFigure, NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import type { Picture } from './paint.ts';
import type { GraphItem } from './graphItems.ts';
import * as css from './GraphCanvas.css.ts';

export type FlowNode = Node<{ readonly item: GraphItem }, 'item'>;

export const GraphItemNode = memo(function ItemNode({ data: { item }, selected }: NodeProps<FlowNode>) {
  const { near, named, marks, focusWanted } = useContext(HighlightContext);
  const { id, kind, label, health, isHub, isolation, note, look, isDisabled, group, size } = item;
  const drawing = useRef<HTMLDivElement>(null);
  const isWanted = focusWanted === id;
  useEffect(() => {
    if (isWanted) drawing.current?.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div
      ref={drawing}
      className={near && !near.has(id) ? css.faded : css.item}
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
        translate="no"
        className={group ? (group.isExpanded ? css.openGroupLabel : css.groupLabel) : css.label}
        data-named={named.has(id) || selected || undefined}
        data-side={named.get(id)}
        data-selected={selected || undefined}
        data-inside={(kind === 'range' && !group) || undefined}
        data-isolation={isolation}
        data-note={isolation === undefined ? note : undefined}
        data-count={group && !group.isExpanded ? grouped(group.count) : undefined}
      >
        {label}
        {group && !group.isExpanded && <GroupCounts group={group} />}
      </span>
    </div>
  );
});

/** The number of nodes, and how many need attention. The name of the group says it in words. */
function GroupCounts({ group }: { group: VisibleGroup }) {
  return (
    <span aria-hidden className={css.groupCounts} data-count={grouped(group.count)}>
      {groupExceptions(group).map(({ status, count }) => (
        <span key={status} className={css.groupException} data-exception={status} data-count={grouped(count)}>
          <ToneGlyph tone={status} size={9} />
        </span>
      ))}
    </span>
  );
}

/** Highlighting. It changes with every pointer move, so nodes get it by context instead of as data. */
type Attention = Pick<Picture, 'near' | 'named' | 'marks'> & { readonly focusWanted: string | undefined };

export const HighlightContext = createContext<Attention>({
  near: undefined,
  named: new Map(),
  marks: undefined,
  focusWanted: undefined,
});
