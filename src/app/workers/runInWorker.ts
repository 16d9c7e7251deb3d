export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The functions of a worker. */
type Work<W> = Readonly<Record<keyof W, (...given: never[]) => unknown>>;

/** A message of the page to a worker. */
export type Call<W extends Work<W>> = {
  readonly [Kind in keyof W]: { readonly kind: Kind; readonly given: Parameters<W[Kind]> };
}[keyof W];

type ResultOf<W extends Work<W>, Kind extends keyof W = keyof W> = Awaited<ReturnType<W[Kind]>>;

type Report<W extends Work<W>> = { readonly result: ResultOf<W> };

export async function carryOut<W extends Work<W>>(work: W, { kind, given }: Call<W>): Promise<Report<W>> {
  const result: unknown = await Reflect.apply(work[kind], undefined, given);
  return { result: result as ResultOf<W> };
}

/** The worker's end of `runInWorker`: reports that it is ready, then the result of each call. */
export function answerCalls<W extends Work<W>>(
  work: W,
  transferOf: (result: ResultOf<W>) => Transferable[] = () => [],
): void {
  self.addEventListener('message', async ({ data: call }: MessageEvent<Call<W>>) => {
    const report = await carryOut(work, call);
    self.postMessage(report, { transfer: transferOf(report.result) });
  });
  self.postMessage('ready', { transfer: [] });
}

type Options<W extends Work<W>, Crashed> = {
  /** Loads the functions. They run on the page if no worker starts, for example when an update has removed its file. */
  readonly load: () => Promise<W>;
  /** The result of a call if the worker crashed. @default the page carries out the call */
  readonly onCrash?: () => Crashed;
  readonly transferOf?: (call: Call<W>) => Transferable[];
  /** An idle worker is ended after this time, which frees its memory. @default 5000 */
  readonly idleMs?: number;
};

/** Starts a worker with the first call and ends it when idle. */
export function runInWorker<W extends Work<W>, Crashed = never>(
  start: () => WorkerLike,
  { load, onCrash, transferOf = () => [], idleMs = 5_000 }: Options<W, Crashed>,
) {
  let running: Promise<Connection<W> | undefined> | undefined;
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

  return async <Kind extends keyof W>(
    kind: Kind,
    ...given: Parameters<W[Kind]>
  ): Promise<ResultOf<W, Kind> | Crashed> => {
    const call: Call<W> = { kind, given };
    clearTimeout(idle);
    underway += 1;
    running ??= connect(start, transferOf);
    const connection = await running;
    const report = await connection?.ask(call);
    underway -= 1;
    if (report) rest();
    else running = undefined;
    if (connection && !report && onCrash) return onCrash();
    return (report ?? (await carryOut(await load(), call))).result;
  };
}

type Connection<W extends Work<W>> = {
  /** The report is undefined if the worker crashed. */
  readonly ask: (call: Call<W>) => Promise<Report<W> | undefined>;
  readonly end: () => void;
};

function connect<W extends Work<W>>(
  start: () => WorkerLike,
  transferOf: (call: Call<W>) => Transferable[],
): Promise<Connection<W> | undefined> {
  const waiting: ((report: Report<W> | undefined) => void)[] = [];
  return new Promise((resolve) => {
    try {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<Report<W> | 'ready'>) => {
        if (data === 'ready') resolve({ ask, end: () => worker.terminate() });
        else waiting.shift()?.(data);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        resolve(undefined);
        for (const settle of waiting.splice(0)) settle(undefined);
      });
      const ask = (call: Call<W>) =>
        new Promise<Report<W> | undefined>((settle) => {
          waiting.push(settle);
          worker.postMessage(call, { transfer: transferOf(call) });
        });
    } catch {
      resolve(undefined);
    }
  });
}
