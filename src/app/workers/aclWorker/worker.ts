import type { WorkerMessage } from '../inWorker.ts';
import { carryOut, type AclOrder, type AclReport } from './aclOrder.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<AclOrder>) => {
  void carryOut(order).then(tell);
});

tell({ kind: 'ready' });

function tell(message: WorkerMessage<AclReport>): void {
  self.postMessage(message, { transfer: [] });
}
