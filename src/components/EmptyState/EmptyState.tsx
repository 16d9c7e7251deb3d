import type { ReactNode } from 'react';
import { GraphDrawing } from './GraphDrawing.tsx';
import { Placard } from './Placard.tsx';

export type EmptyStateProps = {
  heading: string;
  /** At most two lines: why, and what would change it. */
  text?: string;
  /** @default 'none' */
  art?: 'none' | 'graph';
  /** A button or link button. */
  primary?: ReactNode;
  secondary?: ReactNode;
};

/** A list without entries, or without any that match. */
export function EmptyState({ art = 'none', ...words }: EmptyStateProps) {
  return <Placard {...words} art={art === 'graph' && <GraphDrawing />} />;
}
