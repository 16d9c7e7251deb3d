import { MarkPaths } from './MatrixDrawing.tsx';
import { cellSizes, markPaths, type MatrixState } from './marks.ts';
import * as css from './MatrixLegend.css.ts';

type Sample = Omit<MatrixState, 'description'>;

export type MatrixLegendProps = {
  items: readonly (Sample & { label: string })[];
  /** A note on how to read the grid. */
  note?: string;
};

export function MatrixLegend({ items, note }: MatrixLegendProps) {
  return (
    <ul aria-label="Legend" className={css.legend}>
      {items.map(({ label, ...sample }) => (
        <li key={label} className={css.item}>
          <MatrixSample {...sample} />
          {label}
        </li>
      ))}
      {note && <li>{note}</li>}
    </ul>
  );
}

/** The mark of a state, to be shown in text. */
export function MatrixSample(sample: Sample) {
  const cellSize = cellSizes.small;
  return (
    <svg aria-hidden {...cellSize} className={css.sample}>
      <MarkPaths paths={markPaths([sample])} cellSize={cellSize} />
    </svg>
  );
}
