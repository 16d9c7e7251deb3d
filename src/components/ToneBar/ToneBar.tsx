import type { CSSProperties } from 'react';
import { VisuallyHidden, grouped } from '../Text/Text.tsx';
import { tones, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
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

/** How many are in which state; states without any may be left out. */
type ToneCounts = Readonly<Partial<Record<Tone, number>>>;

export function countTones(all: readonly Tone[]): ToneCounts {
  const counts: Partial<Record<Tone, number>> = {};
  for (const tone of all) counts[tone] = (counts[tone] ?? 0) + 1;
  return counts;
}

/** The states that occur, in the order in which they are always drawn. */
export function presentTones(counts: ToneCounts): { tone: Tone; count: number }[] {
  return tones.map((tone) => ({ tone, count: counts[tone] ?? 0 })).filter(({ count }) => count > 0);
}

/** "117 healthy, 5 warning": a drawing of states in words. */
export function toneSummary(counts: ToneCounts): string {
  return presentTones(counts)
    .map(({ tone, count }) => `${grouped(count)} ${tone}`)
    .join(', ');
}
