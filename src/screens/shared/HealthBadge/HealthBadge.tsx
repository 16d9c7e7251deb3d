import { Hint } from '../../../components/Hint/Hint.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import type { HealthView } from './healthView.ts';

/** A node's state with its reason; the exact time behind the reason on hover and focus. */
export function HealthBadge({ health }: { health: HealthView }) {
  const { status, word, reason, exact } = health;
  return (
    <StateBadge
      tone={status}
      word={word}
      reason={exact === undefined ? reason : <Hint text={exact}>{reason}</Hint>}
    />
  );
}
