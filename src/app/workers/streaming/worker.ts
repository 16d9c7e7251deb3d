import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import { answerCalls } from '../runInWorker.ts';
import { streamWork } from './streamWork.ts';

answerCalls(streamWork, (result) => {
  if (!result.ok) return [];
  if ('cells' in result.value) return [result.value.cells.buffer];
  const tables = [...result.value.values()].flatMap(({ connectivity }) => connectivity?.table ?? []);
  return [...new Set(tables)].flatMap(buffersOf);
});
