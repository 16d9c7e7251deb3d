import type { ReactNode } from 'react';
import { ToneGlyph, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
import * as css from './StateBadge.css.ts';

export type StateBadgeProps = {
  tone: Tone;
  /** In any case: shown with one capital at its start. */
  word: string;
  /** Since when, or why. */
  reason?: ReactNode;
};

/** How a thing is doing: shape, word and, where known, the reason. */
export function StateBadge({ tone, word, reason }: StateBadgeProps) {
  return (
    <div className={css.badge}>
      <ToneGlyph tone={tone} />
      <span className={css.word[tone]}>{word}</span>
      {reason && <span className={css.reason}>{reason}</span>}
    </div>
  );
}
