import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api';
import elkWorkerUrl from 'elkjs/lib/elk-worker.min.js?url';

/** How long one waits for a graph to come, ms. */
const unusedMs = 60_000;

type Waiting = { readonly elk: ELK; readonly unused: ReturnType<typeof setTimeout> };

let waiting: Waiting | undefined;

/** Begins loading elkjs, which takes longer than what it is needed for: it is there when a graph is opened. */
export function prepareElk(): void {
  waiting ??= { elk: newElk(), unused: setTimeout(dismissElk, unusedMs) };
}

/** Ends the worker that waits: what was opened is arranged without it. */
export function dismissElk(): void {
  if (waiting) takeElk().terminateWorker();
}

/** elkjs in a worker that whoever takes it ends: the one that waits, or a new one. */
export function takeElk(): ELK {
  const elk = waiting?.elk ?? newElk();
  clearTimeout(waiting?.unused);
  waiting = undefined;
  return elk;
}

function newElk(): ELK {
  return new ElkConstructor({ workerUrl: elkWorkerUrl });
}
