import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { metricsLabels } from '../../../domain/text/metricsText.ts';
import { Bytes, PeerName, PeerState, PeerUptime } from './PeerFigures.tsx';
import type { PeerRow } from './peerRow.ts';

/** A peer as a block, for phones: the figures without bars. */
export function PeerCard({ row }: { row: PeerRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between" isWrapping>
        <PeerName row={row} />
        <PeerState row={row} />
      </Inline>
      <PeerUptime row={row} />
      <DescriptionList>
        <DescriptionItem label={metricsLabels.latency}>{row.latency?.value ?? 'Unreachable'}</DescriptionItem>
        <DescriptionItem label={metricsLabels.totalSent}>
          <Bytes value={row.sent.value} />
        </DescriptionItem>
        <DescriptionItem label={metricsLabels.totalReceived}>
          <Bytes value={row.received.value} />
        </DescriptionItem>
      </DescriptionList>
    </Stack>
  );
}
