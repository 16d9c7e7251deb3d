import type { SquareMark } from './squareState.ts';
import { SquareSample } from './SquareSample.tsx';
import * as css from './SquareLegend.css.ts';

type LegendItem = { mark: SquareMark; isChanged?: boolean; label: string };

/** What the marks mean. */
export function SquareLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul aria-label="Legend" className={css.legend}>
      {items.map(({ mark, isChanged = false, label }) => (
        <li key={label} className={css.item}>
          <SquareSample mark={mark} isChanged={isChanged} />
          {label}
        </li>
      ))}
    </ul>
  );
}
