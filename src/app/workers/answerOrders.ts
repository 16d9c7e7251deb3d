import type { WorkerMessage } from './runInWorker.ts';

/** The worker's end of `runInWorker`: reports that it is ready, then the result of each order. */
export function answerOrders<Order, Report>(
  carryOut: (order: Order) => Report | Promise<Report>,
  transferOf: (report: Report) => Transferable[] = () => [],
): void {
  const send = (message: WorkerMessage<Report>, transfer: Transferable[]) =>
    self.postMessage(message, { transfer });
  self.addEventListener('message', async ({ data: order }: MessageEvent<Order>) => {
    const report = await carryOut(order);
    send(report, transferOf(report));
  });
  send({ kind: 'ready' }, []);
}
