import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import { answerOrders } from '../answerOrders.ts';
import { receive, type ReadReport } from './parseTask.ts';

answerOrders(receive, buffersIn);

function buffersIn({ acls, metrics }: ReadReport): Transferable[] {
  const tables = new Set(
    metrics?.ok ? [...metrics.value.values()].flatMap(({ connectivity }) => connectivity?.table ?? []) : [],
  );
  return [...(acls?.ok ? [acls.value.cells.buffer] : []), ...[...tables].flatMap(buffersOf)];
}
