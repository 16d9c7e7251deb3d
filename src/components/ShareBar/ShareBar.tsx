import * as css from './ShareBar.css.ts';

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
