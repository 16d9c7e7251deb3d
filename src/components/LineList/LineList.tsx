import { useRef, type ReactNode, type UIEvent, useEffect, useLayoutEffect, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './LineList.css.ts';

export type LineListProps = {
  label: string;
  count: number;
  /** Returns the key of a line, which stays the same when lines are added before it. */
  keyOf: (index: number) => number;
  renderLine: (index: number) => ReactNode;
  /** Wraps long lines. Otherwise the list scrolls sideways. */
  isWrapping: boolean;
  /** Index of the highlighted line. It scrolls into view when it changes. */
  current?: number | undefined;
  /** Scrolls to the first line when it becomes true, for a list that grows there. */
  followsTop?: boolean;
  /** Called when the first line scrolls out of sight. */
  onLeaveTop?: () => void;
  /** Text below the list. */
  note: string;
  /** Names of the buttons that scroll to both ends. */
  ends: { first: string; last: string };
};

/** Scroll offset from which the first line is out of view, px. */
const topPx = 26;

/** A scrolling element must be focusable, so that arrow keys scroll it. */
const scrolledByKeys = { tabIndex: 0 } as const;

/**
 * Scrolling list of many lines of text, at most half as high as the window. Renders only the visible lines, which
 * browsers don’t translate.
 */
export function LineList(props: LineListProps) {
  const { label, count, keyOf, renderLine, isWrapping, current, note, ends } = props;
  const { followsTop = false, onLeaveTop } = props;
  const box = useRef<HTMLDivElement>(null);
  const { lines, height, measureLine, scrollTo } = useLines({ box, count, keyOf, current, followsTop });
  const wasAtTop = useRef(true);
  const noteScroll = ({ currentTarget }: UIEvent) => {
    const isAtTop = currentTarget.scrollTop < topPx;
    if (wasAtTop.current && !isAtTop) onLeaveTop?.();
    wasAtTop.current = isAtTop;
  };
  return (
    <div>
      <div
        {...scrolledByKeys}
        ref={box}
        role="region"
        aria-label={label}
        data-keeps-place="lines"
        onScroll={noteScroll}
        className={css.box}
      >
        <ol translate="no" className={css.list} style={{ height }}>
          {lines.map(({ index, start }) => (
            <li
              key={keyOf(index)}
              ref={measureLine}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={count}
              aria-current={index === current || undefined}
              className={isWrapping ? css.line.wrapping : css.line.single}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderLine(index)}
            </li>
          ))}
        </ol>
      </div>
      <div className={css.foot}>
        <Text variant="hint" tone="tertiary">
          {note}
        </Text>
        <span className={css.ends}>
          <IconButton icon="toTop" label={ends.first} size="small" onPress={() => scrollTo(0)} />
          <IconButton icon="toBottom" label={ends.last} size="small" onPress={() => scrollTo(count - 1)} />
        </span>
      </div>
    </div>
  );
}

type LinesOptions = {
  box: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => number;
  current: number | undefined;
  followsTop: boolean;
};

const rowHeight = 26;

/** The lines to render. Lines added before the visible ones do not move them. */
function useLines({ box, count, keyOf, current, followsTop }: LinesOptions) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const first = count > 0 ? keyOf(0) : undefined;
  const before = useRef(first);

  useLayoutEffect(() => {
    const element = box.current;
    const added = addedBefore(before.current, count, keyOf);
    before.current = first;
    if (element && added > 0 && element.scrollTop > rowHeight) {
      element.scrollTop += virtualizer.measurementsCache[added]?.start ?? 0;
    }
  }, [first, box, count, keyOf, virtualizer]);

  const currentKey = current === undefined ? undefined : keyOf(current);
  const shown = useRef(currentKey);
  useEffect(() => {
    if (currentKey !== shown.current && current !== undefined)
      virtualizer.scrollToIndex(current, { align: 'auto' });
    shown.current = currentKey;
  }, [current, currentKey, virtualizer]);

  useEffect(() => {
    if (followsTop) virtualizer.scrollToOffset(0);
  }, [followsTop, virtualizer]);

  return {
    lines: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measureLine: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}

/** Returns how many lines were added before the former first line. Returns 0 for another list, which does not have it. */
function addedBefore(first: number | undefined, count: number, keyOf: (index: number) => number): number {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === first) return index;
  return 0;
}
