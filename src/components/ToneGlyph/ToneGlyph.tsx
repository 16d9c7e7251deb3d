import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './ToneGlyph.css.ts';

export type ToneGlyphProps = {
  tone: Tone;
  /** Pixels. @default 12 */
  size?: number;
  /** The state in words for screen readers, where no text beside the shape has them. */
  word?: string | undefined;
};

/** A shape for each state, distinct without colour, in a square of 12 units. */
const shapes: Record<Tone, ReactNode> = {
  healthy: <circle cx="6" cy="6" r="3.5" fill="currentColor" />,
  warning: (
    <path
      d="M6 2 10.6 10 1.4 10Z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  ),
  error: (
    <>
      <rect x="1" y="1" width="10" height="10" rx="2.5" fill="currentColor" />
      <path
        d="m4.2 4.2 3.6 3.6m0-3.6-3.6 3.6"
        className={css.inside}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  pending: (
    <circle
      cx="6"
      cy="6"
      r="4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeDasharray="2.8 1.91"
    />
  ),
  off: <rect x="1.5" y="5.2" width="9" height="1.6" rx="0.8" fill="currentColor" />,
};

/** Shape of a state. Decorative without a `word`. */
export function ToneGlyph({ tone, size = 12, word }: ToneGlyphProps) {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 12 12"
        width={size}
        height={size}
        data-tone={tone}
        className={`${css.glyph} ${css.tone[tone]}`}
      >
        {shapes[tone]}
      </svg>
      {word !== undefined && <VisuallyHidden>{word}: </VisuallyHidden>}
    </>
  );
}

export const tones = ['healthy', 'warning', 'error', 'pending', 'off'] as const;

export type Tone = (typeof tones)[number];

export type StateBadgeProps = {
  tone: Tone;
  /** Shown with a capital. */
  label: string;
  /** Since when, or the cause. */
  reason?: ReactNode;
};

/** State of an item: shape, word and, if known, the reason. */
export function StateBadge({ tone, label, reason }: StateBadgeProps) {
  return (
    <div className={css.badge}>
      <ToneGlyph tone={tone} />
      <span className={css.word[tone]}>{label}</span>
      {reason && <span className={css.reason}>{reason}</span>}
    </div>
  );
}
