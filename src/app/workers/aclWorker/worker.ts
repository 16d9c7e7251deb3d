import type { WorkerMessage } from '../runInWorker.ts';
import { runTask, type AclTask, type AclReport } from './aclTask.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<AclTask>) => {
  void runTask(order).then(send);
});

send({ kind: 'ready' });

function send(message: WorkerMessage<AclReport>): void {
  self.postMessage(message, { transfer: [] });
}
