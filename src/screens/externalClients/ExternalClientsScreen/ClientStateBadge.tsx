import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';

export function ClientStateBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <StateBadge tone="healthy" word={externalClientText.enabled} />
  ) : (
    <StateBadge tone="off" word={externalClientText.disabled} />
  );
}
