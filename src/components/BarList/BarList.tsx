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

export type ShareBarProps = {
  /** Of the longest bar, 0 to 1. */
  share: number;
  /** What is measured: two kinds of amount, or something to be read beside them. @default 'neutral' */
  tone?: keyof typeof css.tone;
  /** With a track to be read against, or thin, in a table. @default 'track' */
  kind?: keyof typeof css.kind;
};

/** A length beside a figure; the figure stands in words next to it. */
export function ShareBar({ share, tone = 'neutral', kind = 'track' }: ShareBarProps) {
  return (
    <span aria-hidden className={css.kind[kind]}>
      {share > 0 && <span className={css.tone[tone]} style={{ [css.shareName]: Math.min(1, share) }} />}
    </span>
  );
}
