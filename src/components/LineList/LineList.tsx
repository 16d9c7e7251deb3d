import { useRef, type ReactNode, type UIEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { useLines } from './useLines.ts';
import * as css from './LineList.css.ts';

export type LineListProps = {
  /** Accessible name. */
  label: string;
  count: number;
  /** Names a line, the same after lines were added before it. */
  keyOf: (index: number) => number;
  renderLine: (index: number) => ReactNode;
  /** Long lines go on in the next row; otherwise the list scrolls sideways. */
  isWrapping: boolean;
  /** Marked, and scrolled into sight whenever it is another line. */
  current?: number | undefined;
  /** Leads to the first line when it becomes true, for a list that grows there. */
  followsTop?: boolean;
  /** The first line was scrolled out of sight. */
  onLeaveTop?: () => void;
  /** Below the list. */
  note: string;
  /** Names of the buttons that lead to both ends. */
  ends: { first: string; last: string };
};

/** So far down, in px, the first line is out of sight. */
const topPx = 26;

/** Whatever scrolls has to be reached by the keys that scroll. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** Many lines of text in a box of at most half the window. Only those in sight are in the document. */
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
        onScroll={noteScroll}
        className={css.box}
      >
        <ol className={css.list} style={{ height }}>
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
