import createClient from 'openapi-fetch';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import type { Progress } from '../../domain/loadable.ts';
import { watchResponse, type SilenceLimits } from './responseWatch.ts';
import { CallFailed, failureOfResponse, failureOfException, rejection } from './failure.ts';
import type { Reader } from './reader.ts';
import { sessionRules, type SessionOptions } from './sessionRules.ts';
import type { paths } from '../schema.ts';

/** Milliseconds of silence. Changes get more time, because a timeout leaves their outcome unknown. */
export type TimeLimits = { readonly read: number; readonly change: number };

export type HttpOptions = SessionOptions & {
  /** Without `/api`. */
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly timeLimits?: TimeLimits;
  /** Whether the page’s security policy blocks calls to this origin; see `watchPolicy`. */
  readonly isBlocked?: (origin: string) => Promise<boolean>;
  /** Whether the server responds to another call; see `answeringAt`. */
  readonly isAnswering?: () => Promise<boolean>;
  /** Receives each response’s `Date` header and the time of the call in Unix milliseconds. */
  readonly onDate?: (header: string | null, since: number) => void;
};

type Verb = 'get' | 'put' | 'post' | 'delete';

type PathOf<V extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<V, object> ? Path : never;
}[keyof paths];

type Sent<Operation> = (Operation extends { parameters: { path: infer Values } }
  ? { readonly path: Values }
  : object) &
  (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { readonly body: Body }
    : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { readonly body?: Body }
      : object);

/** Options of long reads whose progress a page shows. */
export type Watched = {
  /** Aborting it makes the read fail as cancelled. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

export type ReadOptions = Watched & {
  /** A later read of the same kind aborts this one, which then fails as superseded. */
  readonly kind?: string;
  /** Milliseconds until the response begins, for calls that take the server long. */
  readonly firstLimit?: number;
  /** Sent instead of the session’s token. */
  readonly key?: string;
};

type ChangeOptions = {
  /** A large body. It gets more time, because the browser doesn’t report how much has been sent. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
};

/** Bytes per millisecond, for a connection of 2 Mbit/s. */
const slowUpload = 250;

export type Http = {
  readonly read: <Path extends PathOf<'get'>, T>(
    path: Path,
    sent: Sent<paths[Path]['get']>,
    reader: Reader<T>,
    options?: ReadOptions,
  ) => Promise<Result<T, Failure>>;
  /** Sends a change once and never repeats it. A caller that needs the outcome of a failed change has to read it. */
  readonly change: <V extends Exclude<Verb, 'get'>, Path extends PathOf<V>, T>(
    verb: V,
    path: Path,
    sent: Sent<paths[Path][V]>,
    reader: Reader<T>,
    options?: ChangeOptions,
  ) => Promise<Result<T, Failure>>;
};

type Call = {
  readonly verb: Verb;
  readonly path: string;
  readonly sent: { readonly path?: object; readonly body?: unknown };
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
  readonly key?: string | undefined;
};

/** openapi-fetch’s client without types, because `Http` has them for each path. */
type Client = {
  request(verb: Verb, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
};

export function createHttp(options: HttpOptions): Http {
  const { timeLimits = { read: 20_000, change: 30_000 } } = options;
  const latestReads = new Map<string, AbortController>();
  /** After the first response, the security policy can’t be what blocks a call: it never changes. */
  let isLetThrough = false;
  const client: Client = createClient<paths>({
    baseUrl: `${options.baseUrl}/api`,
    pathSerializer: fillPath,
    credentials: 'omit',
    // The server sends no caching headers. Without them, browsers cache 300, 301, 308 and 410 forever.
    cache: 'no-store',
    // The API never redirects. A redirect comes from a wrong address or a login page in front of the server.
    redirect: 'manual',
  });
  // Looked up at each call, because tests replace fetch.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function settle<T>(
    { verb, path, sent, bytes, key }: Call,
    reader: Reader<T>,
    abort: AbortController,
    patience: SilenceLimits,
    onProgress?: Watched['onProgress'],
  ): Promise<Result<T, Failure>> {
    const rules = sessionRules(options, key);
    const watch = watchResponse(abort, patience, onProgress);
    try {
      const { response, error } = await client.request(verb, path, {
        params: { path: sent.path },
        body: sent.body,
        ...(bytes && { bodySerializer: () => bytes }),
        signal: abort.signal,
        middleware: [rules.middleware],
        parseAs: 'stream',
        fetch: async (request: Request) => {
          const since = Date.now();
          const answer = await send(request);
          isLetThrough = true;
          options.onDate?.(answer.headers.get('Date'), since);
          return watch.through(answer);
        },
      });
      const result = response.ok ? succeed(await reader(response)) : fail(failureOfResponse(response, error));
      // The call may have been aborted while the response was parsed.
      abort.signal.throwIfAborted();
      const failure = rules.judge(result.ok ? undefined : result.error);
      return failure ? fail(failure) : result;
    } catch (error) {
      const failure = failureOfException(abort.signal.aborted ? abort.signal.reason : error);
      return fail(rules.judge(await explained(failure, watch.hasBegun())));
    } finally {
      watch.end();
    }
  }

  /** Adds the reason for a failed connection, which `fetch` doesn’t report. */
  async function explained(failure: Failure, hasBegun: boolean): Promise<Failure> {
    if (failure.kind !== 'unreachable') return failure;
    if (hasBegun) return { ...failure, hasBegun };
    if (isLetThrough) {
      const isClosed = !failure.offline && (await options.isAnswering?.());
      return isClosed ? { ...failure, isClosed } : failure;
    }
    const { origin, host } = new URL(options.baseUrl);
    return (await options.isBlocked?.(origin)) ? { kind: 'blocked', host } : failure;
  }

  return {
    async read(path, sent, reader, { kind, signal, onProgress, firstLimit = timeLimits.read, key } = {}) {
      const abort = new AbortController();
      const cancel = () => abort.abort(new CallFailed({ kind: 'cancelled' }));
      signal?.addEventListener('abort', cancel);
      if (kind !== undefined) {
        latestReads.get(kind)?.abort(new CallFailed({ kind: 'superseded' }));
        latestReads.set(kind, abort);
      }
      const patience = { first: firstLimit, next: timeLimits.read };
      const result = await settle({ verb: 'get', path, sent, key }, reader, abort, patience, onProgress);
      signal?.removeEventListener('abort', cancel);
      if (kind !== undefined && latestReads.get(kind) === abort) latestReads.delete(kind);
      return result;
    },
    change(verb, path, sent, reader, { bytes } = {}) {
      const { change: next } = timeLimits;
      const patience = { first: next + (bytes?.length ?? 0) / slowUpload, next };
      return settle({ verb, path, sent, bytes }, reader, new AbortController(), patience);
    },
  };
}

/** Fills the `{…}` of a path. Each value becomes exactly one segment. */
export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => segment(String(values[name] ?? '')));
}

/**
 * Rejects values that would reach another call: the server’s router decodes a path before it matches, and browsers
 * resolve dots even when encoded.
 */
function segment(value: string): string {
  if (value === '') throw new CallFailed(rejection('The name is empty.'));
  const encoded = encode(value);
  if (encoded === undefined || value === '.' || value === '..' || value.includes('/'))
    throw new CallFailed(rejection(`The server doesn’t support the name “${value}”.`));
  return encoded;
}

/** Returns undefined for malformed Unicode. */
function encode(value: string): string | undefined {
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
