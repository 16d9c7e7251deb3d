import { useMemo } from 'react';
import { DataCards } from '../../../components/DataTable/DataCards.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { directionAt, directionWords } from '../../../domain/metrics/connectivity.ts';
import { paths } from '../../../domain/paths.ts';
import { NameLink } from '../../list/NameLink.tsx';
import type { MatrixView } from './metricsMatrixView.ts';

const keyOf = (row: ObserverRow) => row.id;
const renderCard = (row: ObserverRow) => <ObserverCard row={row} />;

/** The observers with their connections, for phones, which have no room for the matrix. */
export function ObserverList({ matrix }: { matrix: MatrixView }) {
  const rows = useMemo(() => observerRows(matrix), [matrix]);
  return <DataCards label="Connections by node" rows={rows} rowKey={keyOf} renderCard={renderCard} />;
}

function ObserverCard({ row }: { row: ObserverRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <NameLink name={row.name} href={row.href} />
        {row.network !== undefined && <Hint as="span">{row.network}</Hint>}
      </Inline>
      <State row={row} />
    </Stack>
  );
}

function State({ row: { connected, of, disconnected, lastCheckIn } }: { row: ObserverRow }) {
  if (lastCheckIn !== undefined)
    return <StateBadge tone="off" label={directionWords.outdated} reason={lastCheckIn} />;
  if (of === 0) return <StateBadge tone="off" label={directionWords.unknown} />;
  const reason = disconnected.length === 0 ? undefined : `can’t reach ${disconnected.join(', ')}`;
  return (
    <StateBadge
      tone={disconnected.length === 0 ? 'healthy' : 'error'}
      label={`${grouped(connected)} of ${grouped(of)} connected`}
      reason={reason}
    />
  );
}

type ObserverRow = ReturnType<typeof observerRows>[number];

export function observerRows(matrix: MatrixView) {
  const { connectivity, observers, outdated, hasSeveralNetworks } = matrix;
  const { nodes } = connectivity;
  const lastCheckInOf = new Map(outdated.map(({ id, lastCheckIn }) => [id, lastCheckIn]));
  return observers.flatMap((place) => {
    const node = nodes[place];
    if (!node) return [];
    const toward = (direction: 'connected' | 'disconnected') =>
      nodes.filter((_, peer) => directionAt(connectivity, place, peer) === direction);
    const disconnected = toward('disconnected').map(({ name }) => name);
    const connected = toward('connected').length;
    const { id, name, network } = node;
    const href = paths.nodeMetrics({ network, id });
    const of = connected + disconnected.length;
    return {
      id,
      name,
      network: hasSeveralNetworks ? network : undefined,
      href,
      lastCheckIn: lastCheckInOf.get(id),
      connected,
      of,
      disconnected,
    };
  });
}
