import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Failure } from '../domain/failure.ts';
import { fail, succeed, type Result } from '../domain/result.ts';
import { CallStopped, failureOfAnswer, failureOfException } from './failure.ts';
import { sessionRules, type SessionOptions } from './middleware.ts';
import { fillPath } from './pathValue.ts';
import type { Reader } from './reader.ts';
import type { paths } from './schema.ts';

/** Milliseconds that a call may take. A change gets longer: giving up on it leaves its outcome unknown. */
export type TimeLimits = { readonly read: number; readonly change: number };

export type HttpOptions = SessionOptions & {
  /** The backend's address, without `/api`. */
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly timeLimits?: TimeLimits;
};

/** What a call of the typed client has to pass on. */
export type CallInit = {
  readonly signal: AbortSignal;
  readonly middleware: Middleware[];
  readonly parseAs: 'stream';
};

/** One call of the typed client: `(client, init) => client.GET('/nodes', init)`. */
export type Ask = (client: Client<paths>, init: CallInit) => Promise<{ response: Response; error?: unknown }>;

export type ReadOptions = {
  /** A later read of the same kind aborts this one, which then fails as superseded. Without a kind it stands alone. */
  readonly kind?: string;
};

export type Http = {
  readonly read: <T>(ask: Ask, reader: Reader<T>, options?: ReadOptions) => Promise<Result<T, Failure>>;
  /** Sent once and never repeated: whoever needs the outcome of a failed change has to read it. */
  readonly change: <T>(ask: Ask, reader: Reader<T>) => Promise<Result<T, Failure>>;
};

export function createHttp(options: HttpOptions): Http {
  const { timeLimits = { read: 20_000, change: 30_000 } } = options;
  const latestReads = new Map<string, AbortController>();
  const client = createClient<paths>({
    baseUrl: `${options.baseUrl}/api`,
    pathSerializer: fillPath,
    credentials: 'omit',
    // The server sends no caching headers, and a browser keeps a 301, 308, 410 or 300 without any for good.
    cache: 'no-store',
    // The API never redirects: what would be followed is a wrong address or a sign-in page in front of it.
    redirect: 'manual',
    // Looked up at each call, so that a fetch which is replaced later is used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });

  async function settle<T>(
    ask: Ask,
    reader: Reader<T>,
    abort: AbortController,
    limit: number,
  ): Promise<Result<T, Failure>> {
    const rules = sessionRules(options);
    const timer = setTimeout(() => abort.abort(new CallStopped({ kind: 'timeout' })), limit);
    try {
      const init: CallInit = { signal: abort.signal, middleware: [rules.middleware], parseAs: 'stream' };
      const { response, error } = await ask(client, init);
      return rules.judge(
        response.ok ? succeed(await reader(response)) : fail(failureOfAnswer(response, error)),
      );
    } catch (error) {
      return rules.judge(fail(failureOfException(abort.signal.aborted ? abort.signal.reason : error)));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async read(ask, reader, { kind } = {}) {
      const abort = new AbortController();
      if (kind === undefined) return settle(ask, reader, abort, timeLimits.read);
      latestReads.get(kind)?.abort(new CallStopped({ kind: 'superseded' }));
      latestReads.set(kind, abort);
      const result = await settle(ask, reader, abort, timeLimits.read);
      if (latestReads.get(kind) === abort) latestReads.delete(kind);
      return result;
    },
    change: (ask, reader) => settle(ask, reader, new AbortController(), timeLimits.change),
  };
}
