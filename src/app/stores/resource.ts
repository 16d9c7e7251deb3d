import { ref } from 'valtio';
import type { Failure, Result } from '../../domain/failure.ts';
import { valueOf, type Attempted, type Loadable, type Progress } from '../../domain/loadable.ts';
import { isEqual, shareByKey } from '../../domain/structuralSharing.ts';
import { timeNow } from './clock.ts';
import { startPolling } from './polling.ts';
import { sessionScoped } from './store.ts';

/** Records of the server, and how reading them goes. */
export type Resource<T extends object> = {
  -readonly [Key in keyof Attempted<T>]: Attempted<T>[Key];
} & {
  /** A background read is under way, which no page shows. */
  isPolling: boolean;
  /** Changes with each read, and when the resource is emptied, so that late responses are ignored. */
  latestRead: number;
};

type OnProgress = (progress: Progress) => void;

type ReadOptions<T> = {
  /** The fields that identify the records of a list, or a comparison. What didn’t change keeps its identity. */
  readonly share?: readonly string[] | ((before: T, next: T) => T);
  /** A failure drops the value, and stays until the next success. `retryUntilLoaded` reads again until then. */
  readonly isRetried?: boolean;
  readonly isPoll?: boolean;
};

type Options<T, About> = Omit<ReadOptions<T>, 'isPoll'> & {
  /** What the records are about at first, such as no network. */
  readonly about?: About;
};

const resources: (() => Iterable<Resource<object>>)[] = [];

/** Includes resources in what concerns all of them. */
export function include(all: () => Iterable<Resource<object>>): void {
  resources.push(all);
}

/**
 * Declares what is read from the server with `read`. It holds the records about one thing at a time, such as a network,
 * and is emptied when it turns to another one.
 */
export function resource<T extends object, About extends object = object>(
  name: string,
  read: (about: About, onProgress: OnProgress) => Promise<Result<T, Failure>>,
  { about, ...options }: Options<T, About> = {},
) {
  /** The latest read since the resource was emptied. */
  let reads: { latest?: Promise<Result<T, Failure>> } = {};
  const store = sessionScoped(name, (before?: Resource<T> & About) => emptied(about, before));
  include(() => [store]);

  function emptied(next: About | undefined, before?: Resource<T>): Resource<T> & About {
    reads = {};
    return Object.assign(emptyResource<T>(before), next);
  }

  /** A read that a later one supersedes returns the result of the later one. */
  function readNow(isPoll: boolean): Promise<Result<T, Failure>> {
    const own = reads;
    const thisRead = readInto(store, (onProgress) => read(store, onProgress), { ...options, isPoll });
    const result: Promise<Result<T, Failure>> = thisRead.then((outcome) => {
      const isSuperseded = !outcome.ok && outcome.error.kind === 'superseded';
      return isSuperseded && own.latest && own.latest !== result ? own.latest : outcome;
    });
    own.latest = result;
    return result;
  }

  function isAbout(wanted: About): boolean {
    return Object.entries(wanted).every(([key, value]) => isEqual(Reflect.get(store, key), value, 1));
  }

  /** Returns whether it was about something else. */
  function turnTo(next: About | undefined): boolean {
    if (!about || !next || isAbout(next)) return false;
    Object.assign(store, emptied(next, store));
    return true;
  }

  function load(next?: About): Promise<Result<T, Failure>> {
    turnTo(next);
    return readNow(false);
  }

  return {
    store,
    load,
    /** Reads after a change. A page that has turned to something else since keeps what it shows. */
    readAgain: (changed: About): Promise<Result<T, Failure>> =>
      isAbout(changed) ? readNow(false) : read(changed, () => {}),
    poll: () => readNow(true),
    /** Polls while `isDue`, unless it is being read. Returns a stop function. */
    follow: (isDue: () => boolean) =>
      startPolling(() => (isDue() && !isBeingRead(store) ? readNow(true) : undefined)),
    /** For a page that opens. Reads again what is known. Otherwise `retryUntilLoaded` reads. */
    open(next?: About): void {
      if (!turnTo(next) && store.data.status === 'ready') void load();
    },
    /** Starts over after attempts that failed. */
    refresh(): Promise<Result<T, Failure>> {
      store.attempts = 0;
      return load();
    },
  };
}

export function emptyResource<T extends object>(before?: { readonly latestRead: number }): Resource<T> {
  return {
    data: { status: 'idle' },
    isLoading: false,
    isPolling: false,
    attempts: 0,
    failedAt: undefined,
    latestRead: (before?.latestRead ?? 0) + 1,
  };
}

/**
 * Reads into a resource. The previous value stays during a refresh and if it fails. Only the latest read counts, and none
 * from before the resource was emptied. A superseded read changes nothing.
 */
export async function readInto<T extends object>(
  store: Resource<T>,
  read: (onProgress: OnProgress) => Promise<Result<T, Failure>>,
  { share, isRetried = false, isPoll = false }: ReadOptions<T> = {},
): Promise<Result<T, Failure>> {
  const thisRead = ++store.latestRead;
  const isLatest = () => thisRead === store.latestRead;
  store.attempts += 1;
  if (isPoll && store.data.status === 'ready') store.isPolling = true;
  else store.isLoading = true;
  if (store.data.status === 'idle' || (store.data.status === 'failed' && !isRetried)) {
    store.data = { status: 'loading' };
  }
  const result = await read((progress) => {
    if (isLatest() && store.data.status === 'loading') store.data = { status: 'loading', progress };
  });
  if (!isLatest()) return result;
  store.isLoading = false;
  store.isPolling = false;
  if (result.ok) {
    const before = valueOf(store.data);
    replaceIn(store, before ? shared(before, result.value, share) : result.value);
  } else if (result.error.kind === 'superseded') {
    store.attempts -= 1;
    if (store.data.status === 'loading') store.data = { status: 'idle' };
  } else {
    store.failedAt = timeNow();
    store.data = afterFailure(isRetried ? { status: 'idle' } : store.data, result.error);
  }
  return result;
}

function shared<T>(before: T, next: T, share: ReadOptions<T>['share']): T {
  if (typeof share === 'function') return share(before, next);
  return share ? shareByKey(share, before, next) : next;
}

function afterFailure<T>(data: Loadable<T>, failure: Failure): Loadable<T> {
  if (data.status !== 'ready') return { status: 'failed', failure };
  return failure.kind === 'cancelled' ? data : { ...data, staleBecause: failure };
}

export function isBeingRead({ isLoading, isPolling }: Resource<object>): boolean {
  return isLoading || isPolling;
}

export function isAnythingBeingRead(): boolean {
  return resources.some((all) => [...all()].some(isBeingRead));
}

export function replaceIn<T extends object>(store: Resource<T>, value: T): void {
  store.attempts = 0;
  store.data = { status: 'ready', value: ref(value), loadedAt: timeNow() };
}

export function changeIn<T extends object>(store: Resource<T>, change: (value: T) => T): void {
  if (store.data.status === 'ready') store.data = { ...store.data, value: ref(change(store.data.value)) };
}

export function shiftLoaded(ms: number): void {
  for (const all of resources) {
    for (const store of all()) {
      const { data } = store;
      if (data.status === 'ready') store.data = { ...data, loadedAt: data.loadedAt + ms };
    }
  }
}
