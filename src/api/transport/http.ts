import createClient from 'openapi-fetch';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import type { Progress } from '../../domain/loadable.ts';
import { watchAnswer, type Patience } from './answerWatch.ts';
import { CallStopped, failureOfAnswer, failureOfException, refuse } from './failure.ts';
import type { Reader } from './reader.ts';
import { sessionRules, type SessionOptions } from './sessionRules.ts';
import type { paths } from '../schema.ts';

/** Milliseconds that a call may be silent. A change gets longer: giving up on it leaves its outcome unknown. */
export type TimeLimits = { readonly read: number; readonly change: number };

export type HttpOptions = SessionOptions & {
  /** The backend's address, without `/api`. */
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly timeLimits?: TimeLimits;
  /** Whether the page's security policy blocks calls to this origin; see `watchPolicy`. */
  readonly isBlocked?: (origin: string) => Promise<boolean>;
  /** Whether the server answers anything at this moment; asked when a call gets no answer. */
  readonly isAnswering?: () => Promise<boolean>;
  /** Told of the `Date` header of each answer, and when the call was made, in Unix milliseconds. */
  readonly onDate?: (header: string | null, since: number) => void;
};

type Verb = 'get' | 'put' | 'post' | 'delete';

/** The addresses of the API that take this method. */
type PathOf<V extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<V, object> ? Path : never;
}[keyof paths];

/** What an operation of the API is sent: the values of its path, and a body where it has one. */
type Sent<Operation> = (Operation extends { parameters: { path: infer Values } }
  ? { readonly path: Values }
  : object) &
  (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { readonly body: Body }
    : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { readonly body?: Body }
      : object);

/** A read that may take long, for a page that says how it goes. */
export type Watched = {
  /** A person's word to stop: the read then fails as cancelled. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

export type ReadOptions = Watched & {
  /** A later read of the same kind aborts this one, which then fails as superseded. Without a kind it stands alone. */
  readonly kind?: string;
  /** Milliseconds until the answer begins, where the server has much to do before. */
  readonly firstLimit?: number;
};

type ChangeOptions = {
  /** The body as it is sent, where that is large. It gets more time: nothing tells how much of it has gone out. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
};

/** Bytes per millisecond of a connection that is slow, but not dead: 2 Mbit/s. */
const slowUpload = 250;

export type Http = {
  readonly read: <Path extends PathOf<'get'>, T>(
    path: Path,
    sent: Sent<paths[Path]['get']>,
    reader: Reader<T>,
    options?: ReadOptions,
  ) => Promise<Result<T, Failure>>;
  /** Sent once and never repeated: whoever needs the outcome of a failed change has to read it. */
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
};

/** The client with its types left out, which `Http` has for each path. */
type Client = {
  request(verb: Verb, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
};

export function createHttp(options: HttpOptions): Http {
  const { timeLimits = { read: 20_000, change: 30_000 } } = options;
  const latestReads = new Map<string, AbortController>();
  /** Whether a call was answered: the page's policy does not change, so none is blocked then. */
  let isLetThrough = false;
  const client: Client = createClient<paths>({
    baseUrl: `${options.baseUrl}/api`,
    pathSerializer: fillPath,
    credentials: 'omit',
    // The server sends no caching headers, and a browser keeps a 301, 308, 410 or 300 without any for good.
    cache: 'no-store',
    // The API never redirects: what would be followed is a wrong address or a sign-in page in front of it.
    redirect: 'manual',
  });
  // Looked up at each call, so that a fetch which is replaced later is used.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function settle<T>(
    { verb, path, sent, bytes }: Call,
    reader: Reader<T>,
    abort: AbortController,
    patience: Patience,
    onProgress?: Watched['onProgress'],
  ): Promise<Result<T, Failure>> {
    const rules = sessionRules(options);
    const watch = watchAnswer(abort, patience, onProgress);
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
      const result = response.ok ? succeed(await reader(response)) : fail(failureOfAnswer(response, error));
      // Stopped, or taken over, while the answer was being made sense of.
      abort.signal.throwIfAborted();
      return rules.judge(result);
    } catch (error) {
      const failure = failureOfException(abort.signal.aborted ? abort.signal.reason : error);
      return rules.judge(fail(await explained(failure, watch.hasBegun())));
    } finally {
      watch.end();
    }
  }

  /** A connection that fails does not say why; what is known besides does. */
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
    async read(path, sent, reader, { kind, signal, onProgress, firstLimit = timeLimits.read } = {}) {
      const abort = new AbortController();
      const cancel = () => abort.abort(new CallStopped({ kind: 'cancelled' }));
      signal?.addEventListener('abort', cancel);
      if (kind !== undefined) {
        latestReads.get(kind)?.abort(new CallStopped({ kind: 'superseded' }));
        latestReads.set(kind, abort);
      }
      const patience = { first: firstLimit, next: timeLimits.read };
      const result = await settle({ verb: 'get', path, sent }, reader, abort, patience, onProgress);
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

/** Fills the `{…}` of a path. Every value becomes exactly one segment, whatever it contains. */
export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => segment(String(values[name] ?? '')));
}

/**
 * The server's router decodes a path before it matches, and browsers resolve dots even when encoded: such a value could
 * only reach another call. Nothing is sent then.
 */
function segment(value: string): string {
  if (value === '') throw new CallStopped(refuse('The name is empty.'));
  const encoded = encode(value);
  if (encoded === undefined || value === '.' || value === '..' || value.includes('/'))
    throw new CallStopped(refuse(`The server doesn’t support the name “${value}”.`));
  return encoded;
}

/** undefined for text that is not well-formed Unicode. */
function encode(value: string): string | undefined {
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
