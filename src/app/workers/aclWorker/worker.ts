import type { WorkerMessage } from '../inWorker.ts';
import { carryOut, type AclOrder, type AclReport } from './aclOrder.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<AclOrder>) => {
  void carryOut(order).then(send);
});

send({ kind: 'ready' });

function send(message: WorkerMessage<AclReport>): void {
  self.postMessage(message, { transfer: [] });
}
