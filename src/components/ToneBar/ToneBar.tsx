import type { CSSProperties } from 'react';
import { VisuallyHidden, grouped } from '../Text/Text.tsx';
import { tones, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
import * as css from './ToneBar.css.ts';

export type ToneBarProps = {
  /** Accessible name, followed by the counts. */
  label: string;
  counts: ToneCounts;
  /** Word for the tone “off”. @default 'off' */
  offWord?: string;
};

/** Bar whose parts show counts by state. */
export function ToneBar({ label, counts, offWord }: ToneBarProps) {
  return (
    <div>
      <VisuallyHidden>
        {label}: {toneSummary(counts, offWord)}
      </VisuallyHidden>
      <ToneSegments counts={counts} />
    </div>
  );
}

/** The bar alone, for use beside a text with the counts. */
export function ToneSegments({ counts }: { counts: ToneCounts }) {
  return (
    <span aria-hidden className={css.bar}>
      {presentTones(counts).map(({ tone, count }) => {
        const style: CSSProperties = { [css.shareName]: count };
        return <span key={tone} data-tone={tone} className={css.tone[tone]} style={style} />;
      })}
    </span>
  );
}

type ToneCounts = Readonly<Partial<Record<Tone, number>>>;

export function countTones(all: readonly Tone[]): ToneCounts {
  const counts: Partial<Record<Tone, number>> = {};
  for (const tone of all) counts[tone] = (counts[tone] ?? 0) + 1;
  return counts;
}

/** Returns the states that occur, in display order. */
export function presentTones(counts: ToneCounts): { tone: Tone; count: number }[] {
  return tones.map((tone) => ({ tone, count: counts[tone] ?? 0 })).filter(({ count }) => count > 0);
}

/** Formats counts, such as "117 healthy, 5 warning". */
export function toneSummary(counts: ToneCounts, offWord = 'off'): string {
  return presentTones(counts)
    .map(({ tone, count }) => `${grouped(count)} ${tone === 'off' ? offWord : tone}`)
    .join(', ');
}
