import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Heading, Secondary, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { Fleet } from '../../../domain/home/fleet.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { paths } from '../../../domain/paths.ts';
import type { DashboardView } from './dashboardView.ts';
import { PartFailed } from './AttentionPanel.tsx';
import { TickStrip } from './TickStrip.tsx';
import * as css from './FleetPanel.css.ts';

const states: readonly HealthStatus[] = ['healthy', 'warning', 'error', 'pending'];

type FleetPanelProps = { fleet: DashboardView['fleet']; onRetry: () => void };

export function FleetPanel({ fleet, onRetry }: FleetPanelProps) {
  return (
    <section aria-label="Fleet health" className={css.panel}>
      <div className={css.header}>
        <Inline gap="medium" align="baseline" isWrapping>
          <Heading level={2}>Fleet health</Heading>
          {fleet.status === 'ready' && (
            <Secondary>
              {counted(fleet.counts.all, 'node')}
              <span className={css.more}>, by time since last check-in</span>
            </Secondary>
          )}
        </Inline>
        {fleet.status === 'ready' && <Counts counts={fleet.counts} />}
      </div>
      <Strip fleet={fleet} onRetry={onRetry} />
    </section>
  );
}

function Counts({ counts }: Pick<Fleet, 'counts'>) {
  return (
    <div className={css.counts}>
      {states.map((state) => (
        <Link key={state} href={`${paths.nodes()}?status=${state}`} emphasis="quiet">
          <ToneGlyph tone={state} />
          <Text
            as="span"
            variant="strong"
            {...(state === 'healthy' ? { tone: 'primary' as const } : { tone: state })}
          >
            {counts[state]}
          </Text>
          <span className={css.word}>{state}</span>
        </Link>
      ))}
      {counts.off > 0 && (
        <Inline gap="small" align="baseline">
          <ToneGlyph tone="off" />
          <Text as="span" variant="strong" tone="secondary">
            {counts.off}
          </Text>
          <span className={css.word}>unknown</span>
        </Inline>
      )}
    </div>
  );
}

function Strip({ fleet, onRetry }: FleetPanelProps) {
  switch (fleet.status) {
    case 'loading':
      return <Skeleton width="100%" height={26} />;
    case 'failed':
      return <PartFailed reason={fleet.reason} onRetry={onRetry} />;
    case 'ready':
      if (fleet.networks.length === 0) return <Text tone="secondary">No nodes have joined yet.</Text>;
      return <TickStrip networks={fleet.networks} />;
  }
}
