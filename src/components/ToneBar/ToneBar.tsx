import type { CSSProperties } from 'react';
import { presentTones, toneSummary, type ToneCounts } from './toneCounts.ts';
import * as css from './ToneBar.css.ts';

export type ToneBarProps = {
  /** What is counted; the counts are read aloud after it. */
  label: string;
  counts: ToneCounts;
};

/** How many are in which state, as parts of one bar. */
export function ToneBar({ label, counts }: ToneBarProps) {
  return (
    <div role="img" aria-label={`${label}: ${toneSummary(counts)}`} className={css.bar}>
      {presentTones(counts).map(({ tone, count }) => {
        const style: CSSProperties = { [css.shareName]: count };
        return <span key={tone} className={css.tone[tone]} style={style} />;
      })}
    </div>
  );
}
