import type { WorkerMessage } from '../inWorker.ts';
import { carryOut, type ReachOrder, type ReachReport } from './reachOrder.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<ReachOrder>) => tell(carryOut(order)));

tell({ kind: 'ready' });

function tell(message: WorkerMessage<ReachReport>): void {
  self.postMessage(message, { transfer: [] });
}
