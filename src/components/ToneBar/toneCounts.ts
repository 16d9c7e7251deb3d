import { tones, type Tone } from '../ToneGlyph/tones.ts';

export type ToneCount = { tone: Tone; count: number };

/** How many there are of each tone, in the order of the tones; those without any are left out. */
export function countTones(ticks: readonly { tone: Tone }[]): ToneCount[] {
  return tones
    .map((tone) => ({ tone, count: ticks.filter((tick) => tick.tone === tone).length }))
    .filter(({ count }) => count > 0);
}
