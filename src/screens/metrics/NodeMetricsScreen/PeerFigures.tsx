import { Doughnut } from '../../../components/Doughnut/Doughnut.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ShareBar, type ShareBarProps } from '../../../components/ShareBar/ShareBar.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { ByteFigure } from '../../../domain/format/bytes.ts';
import { directionWords } from '../../../domain/text/metricsText.ts';
import type { PeerRow } from './peerRow.ts';
import * as css from './PeerTable.css.ts';

export function PeerName({ row: { name, href, isClient, failover } }: { row: PeerRow }) {
  return (
    <Inline gap="medium" isWrapping>
      {href === undefined ? (
        <Identifier>{name}</Identifier>
      ) : (
        <Link href={href} emphasis="name">
          <Identifier>{name}</Identifier>
        </Link>
      )}
      {isClient && <Tag icon="clients">Ext. client</Tag>}
      {failover && <Tag icon="failover">By {failover}</Tag>}
    </Inline>
  );
}

export function PeerState({ row: { isConnected } }: { row: PeerRow }) {
  return (
    <StateBadge
      tone={isConnected ? 'healthy' : 'error'}
      word={isConnected ? directionWords.connected : directionWords.disconnected}
    />
  );
}

export function PeerUptime({ row: { uptime, percentUp, shareUp } }: { row: PeerRow }) {
  return (
    <span className={css.drawn}>
      <Doughnut share={shareUp} />
      <span className={css.figure}>{uptime}</span>
      <span className={css.quiet}>{percentUp}</span>
    </span>
  );
}

export function PeerLatency({ row: { latency } }: { row: PeerRow }) {
  return (
    <span className={css.measured}>
      {latency ? <ShareBar kind="plain" share={latency.share} /> : <span />}
      {latency ? <span>{latency.value}</span> : <span className={css.quiet}>unreachable</span>}
    </span>
  );
}

type PeerBytesProps = { bytes: PeerRow['sent']; tone: NonNullable<ShareBarProps['tone']> };

export function PeerBytes({ bytes: { value, share }, tone }: PeerBytesProps) {
  return (
    <span className={css.measured}>
      <ShareBar kind="plain" share={share} tone={tone} />
      <Bytes value={value} />
    </span>
  );
}

export function Bytes({ value: { figure, unit } }: { value: ByteFigure }) {
  return (
    <span>
      {figure} <span className={css.quiet}>{unit}</span>
    </span>
  );
}
