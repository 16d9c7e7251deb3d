import { Hint } from '../../../components/Hint/Hint.tsx';
import { TimedText, useClock } from '../../../components/RelativeTime/RelativeTime.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { healthWords, type HealthStatus } from '../../../domain/node/health.ts';
import { reasonAt, statusAt, type HealthView } from './healthView.ts';

type HealthBadgeProps = {
  health: HealthView;
  isShort?: boolean;
};

/** A node’s status with its reason, updated over time. The exact time shows on hover and focus. */
export function HealthBadge({ health, isShort = false }: HealthBadgeProps) {
  const status = useHealthStatus(health);
  const word = healthWords[status];
  return isShort ? (
    <StateBadge tone={status} word={word} />
  ) : (
    <StateBadge tone={status} word={word} reason={<Reason health={health} />} />
  );
}

function Reason({ health }: { health: HealthView }) {
  const reason = <TimedText say={(now) => reasonAt(health, now)} />;
  return health.exact === undefined ? reason : <Hint text={health.exact}>{reason}</Hint>;
}

export function useHealthStatus(health: HealthView): HealthStatus {
  return useClock((now) => statusAt(health, now));
}
