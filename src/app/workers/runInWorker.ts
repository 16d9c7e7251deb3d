export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

type Work<Order, Report> = {
  /** Runs an order if no worker starts, for example when its file is gone after an update. */
  readonly onTheSpot: (order: Order) => Promise<Report>;
  readonly transferOf?: (order: Order) => Transferable[];
  /** An idle worker is ended after this time, which frees its memory. @default 5000 */
  readonly idleMs?: number;
};

type Asked<Order, Report> = (order: Order) => Promise<Report | undefined>;

/** Starts a worker with the first order and ends it when idle. The report is undefined if the worker crashed. */
export function runInWorker<Order, Report>(
  start: () => WorkerLike,
  { onTheSpot, transferOf = () => [], idleMs = 5_000 }: Work<Order, Report>,
): Asked<Order, Report> {
  let running: Promise<Connection<Order, Report> | undefined> | undefined;
  let underway = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function stop(): Promise<void> {
    const connection = running;
    running = undefined;
    (await connection)?.end();
  }

  function rest(): void {
    clearTimeout(idle);
    if (underway === 0) idle = setTimeout(() => void stop(), idleMs);
  }

  return async (order) => {
    clearTimeout(idle);
    underway += 1;
    running ??= connect(start, transferOf);
    const connection = await running;
    const report = await (connection ? connection.ask(order) : onTheSpot(order));
    underway -= 1;
    if (!report || !connection) running = undefined;
    else rest();
    return report;
  };
}

type Connection<Order, Report> = {
  readonly ask: Asked<Order, Report>;
  readonly end: () => void;
};

export type WorkerMessage<Report> = { readonly kind: 'ready' } | Report;

function connect<Order, Report>(
  start: () => WorkerLike,
  transferOf: (order: Order) => Transferable[],
): Promise<Connection<Order, Report> | undefined> {
  const waiting: ((report: Report | undefined) => void)[] = [];
  return new Promise((resolve) => {
    try {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<Report | { readonly kind: 'ready' }>) => {
        if (isReady(data)) resolve({ ask, end: () => worker.terminate() });
        else waiting.shift()?.(data);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        resolve(undefined);
        for (const settle of waiting.splice(0)) settle(undefined);
      });
      const ask = (order: Order) =>
        new Promise<Report | undefined>((settle) => {
          waiting.push(settle);
          worker.postMessage(order, { transfer: transferOf(order) });
        });
    } catch {
      resolve(undefined);
    }
  });
}

function isReady<Report>(message: WorkerMessage<Report>): message is { readonly kind: 'ready' } {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
}
