import type { WorkerMessage } from '../inWorker.ts';
import { carryOut, type ReachOrder, type ReachReport } from './reachOrder.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<ReachOrder>) => send(carryOut(order)));

send({ kind: 'ready' });

function send(message: WorkerMessage<ReachReport>): void {
  self.postMessage(message, { transfer: [] });
}
