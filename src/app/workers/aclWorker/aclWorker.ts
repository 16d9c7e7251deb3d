import { aclWork as onTheSpot, type AclWork } from '../../../api/aclWork.ts';
import { fail } from '../../../domain/result.ts';
import { carryOut, type AclOrder, type AclReport, type AclWorkerMessage } from './aclOrder.ts';

/** Milliseconds without work after which the worker goes, and its memory with it. */
const idleMs = 5_000;

/** What of a `Worker` is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * The work on containers in a worker, which is started with the first piece of it and ended when there was none for a
 * while. Where no worker starts, as when its file is gone after an update, the work is done on the spot.
 */
export function aclWorkIn(start: () => WorkerLike): AclWork {
  let running: Promise<Connection | undefined> | undefined;
  let underway = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function stop(): Promise<void> {
    const connection = running;
    running = undefined;
    (await connection)?.end();
  }

  async function ask(order: AclOrder): Promise<AclReport | undefined> {
    clearTimeout(idle);
    underway += 1;
    running ??= connect(start);
    const connection = await running;
    const report = await (connection ? connection.ask(order) : carryOut(onTheSpot, order));
    underway -= 1;
    if (!report || !connection) running = undefined;
    else if (underway === 0) idle = setTimeout(() => void stop(), idleMs);
    return report;
  }

  return {
    async parse(body) {
      const report = await ask({ kind: 'parse', body });
      if (report?.kind === 'parse') return report.parsed;
      return fail({ kind: 'malformed', detail: 'The browser gave up reading it.' });
    },
    async merge(loaded, mine, current) {
      const report = await ask({ kind: 'merge', loaded, mine, current });
      return report?.kind === 'merge' ? report.merge : onTheSpot.merge(loaded, mine, current);
    },
    async changedRows(before, after) {
      const report = await ask({ kind: 'changedRows', before, after });
      return report?.kind === 'changedRows' ? report.rows : onTheSpot.changedRows(before, after);
    },
    async restoreLost(read, asked, kept) {
      const report = await ask({ kind: 'restoreLost', read, asked, kept });
      return report?.kind === 'restoreLost' ? report.restored : onTheSpot.restoreLost(read, asked, kept);
    },
  };
}

type Connection = {
  /** Undefined when the worker broke down over it. */
  readonly ask: (order: AclOrder) => Promise<AclReport | undefined>;
  readonly end: () => void;
};

/** Undefined where no worker starts. */
function connect(start: () => WorkerLike): Promise<Connection | undefined> {
  const waiting: ((report: AclReport | undefined) => void)[] = [];
  return new Promise((resolve) => {
    try {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<AclWorkerMessage>) => {
        if (data.kind === 'ready') resolve({ ask, end: () => worker.terminate() });
        else waiting.shift()?.(data);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        resolve(undefined);
        for (const settle of waiting.splice(0)) settle(undefined);
      });
      const ask = (order: AclOrder) =>
        new Promise<AclReport | undefined>((settle) => {
          waiting.push(settle);
          const transfer = order.kind === 'parse' ? order.body.map(({ buffer }) => buffer) : [];
          worker.postMessage(order, { transfer });
        });
    } catch {
      resolve(undefined);
    }
  });
}

/** Module workers of this console's own origin, as the content security policy asks. */
export const aclWorker = aclWorkIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
