import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
    <div>
      <VisuallyHidden>
        {label}: {toneSummary(counts)}
      </VisuallyHidden>
      <ToneParts counts={counts} />
    </div>
  );
}

/** The bar alone, where words for it stand beside it. */
export function ToneParts({ counts }: { counts: ToneCounts }) {
  return (
    <span aria-hidden className={css.bar}>
      {presentTones(counts).map(({ tone, count }) => {
        const style: CSSProperties = { [css.shareName]: count };
        return <span key={tone} data-tone={tone} className={css.tone[tone]} style={style} />;
      })}
    </span>
  );
}
