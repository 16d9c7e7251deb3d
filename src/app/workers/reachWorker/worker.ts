import type { WorkerMessage } from '../runInWorker.ts';
import { runTask, type ReachTask, type ReachReport } from './reachTask.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<ReachTask>) => send(runTask(order)));

send({ kind: 'ready' });

function send(message: WorkerMessage<ReachReport>): void {
  self.postMessage(message, { transfer: [] });
}
