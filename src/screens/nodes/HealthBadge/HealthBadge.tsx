import { InlineTooltip } from '../../../components/InlineTooltip/InlineTooltip.tsx';
import { TimedText, useClock } from '../../../components/RelativeTime/RelativeTime.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { healthLabels, type HealthStatus } from '../../../domain/node/health.ts';
import { reasonAt, statusAt, type HealthView } from './healthView.ts';

type HealthBadgeProps = {
  health: HealthView;
  isShort?: boolean;
};

/** A node’s health with its reason, updated over time. The exact time shows on hover and focus. */
export function HealthBadge({ health, isShort = false }: HealthBadgeProps) {
  const status = useHealthStatus(health);
  const word = healthLabels[status];
  return isShort ? (
    <StateBadge tone={status} label={word} />
  ) : (
    <StateBadge tone={status} label={word} reason={<Reason health={health} />} />
  );
}

function Reason({ health }: { health: HealthView }) {
  const reason = <TimedText say={(now) => reasonAt(health, now)} />;
  return health.exact === undefined ? reason : <InlineTooltip text={health.exact}>{reason}</InlineTooltip>;
}

export function useHealthStatus(health: HealthView): HealthStatus {
  return useClock((now) => statusAt(health, now));
}
