import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Tone } from '../../../components/ToneGlyph/tones.ts';
import type { Direction } from '../../../domain/metrics/connectivity.ts';
import { directionWords, metricsLabels } from '../../../domain/text/metricsText.ts';
import type { PairView, ReportView } from './pairView.ts';
import * as css from './PairPanel.css.ts';

const tones: Readonly<Record<Direction, Tone>> = {
  connected: 'healthy',
  disconnected: 'error',
  unknown: 'off',
  apart: 'off',
  self: 'off',
};

/** What one node reports of another, and what that one says in return. */
export function PairPanel({ pair }: { pair: PairView | undefined }) {
  if (!pair) {
    return (
      <div className={css.section}>
        <Text tone="secondary">Choose a cell to see both directions of a pair.</Text>
      </div>
    );
  }
  const { observer, peer, there, back } = pair;
  return (
    <>
      <div className={css.section}>
        <Text variant="hint" tone="tertiary">
          {observer} sees
        </Text>
        <h2 className={css.peer}>{peer}</h2>
        <div className={css.between}>
          <StateBadge tone={tones[there.direction]} word={directionWords[there.direction]} />
          {there.report?.failover && <Tag icon="failover">By {there.report.failover}</Tag>}
        </div>
      </div>
      {there.report && (
        <div className={css.section}>
          <Report report={there.report} />
        </div>
      )}
      {back && (
        <div className={css.section}>
          <Text variant="hint" tone="tertiary">
            The other direction
          </Text>
          <div className={css.between}>
            <StateBadge tone={tones[back.direction]} word={directionWords[back.direction]} />
            {back.note && <span className={css.figures}>{back.note}</span>}
          </div>
        </div>
      )}
    </>
  );
}

function Report({ report: { uptime, percentUp, latency, sent, received } }: { report: ReportView }) {
  return (
    <DescriptionList>
      <DescriptionItem label={metricsLabels.uptime}>
        {uptime}
        <Text as="span" variant="hint" tone="tertiary">
          {percentUp}
        </Text>
      </DescriptionItem>
      <DescriptionItem label="Latency">{latency ?? 'Unreachable'}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalSent}>{sent}</DescriptionItem>
      <DescriptionItem label={metricsLabels.totalReceived}>{received}</DescriptionItem>
    </DescriptionList>
  );
}
