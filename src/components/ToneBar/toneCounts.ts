import { tones, type Tone } from '../ToneGlyph/tones.ts';

/** How many are in which state; states without any may be left out. */
export type ToneCounts = Readonly<Partial<Record<Tone, number>>>;

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
    .map(({ tone, count }) => `${count} ${tone}`)
    .join(', ');
}
