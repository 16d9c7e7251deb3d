import { ShareBar, type ShareBarProps } from '../ShareBar/ShareBar.tsx';
import * as css from './BarList.css.ts';

export type Bar = {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
};

export type BarListProps = {
  bars: readonly Bar[];
  tone: NonNullable<ShareBarProps['tone']>;
};

/** Amounts of one kind as horizontal bars, each with its name and figure. */
export function BarList({ bars, tone }: BarListProps) {
  return (
    <dl className={css.list}>
      {bars.map(({ label, figure, unit, share }) => (
        <div key={label} className={css.bar}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <ShareBar share={share} tone={tone} />
            <span className={css.figure}>
              {figure} <span className={css.unit}>{unit}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
