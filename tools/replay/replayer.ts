import { getResponse, type RequestHandler } from 'msw';
import { issueToken, signToken } from '../../mocks/session/tokens.ts';
import { nodeLifetime } from '../../mocks/world/logs.ts';
import { seconds, type World } from '../../mocks/world/state.ts';
import type { Exchange, ServerCall } from './exchange.ts';
import type { Identities } from './identities.ts';

const origin = 'http://localhost:8081';

/** A response. Status 0: the connection was dropped. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
};

/** Sends calls to the handlers of a mock server, without sockets, as the callers of the recordings. */
export class Replayer {
  readonly #world: World;
  readonly #handlers: RequestHandler[];
  readonly #tokens = new Map<string, string>();

  constructor(world: World, handlers: RequestHandler[]) {
    this.#world = world;
    this.#handlers = handlers;
  }

  /** Sends a call, with the recorded ids replaced by simulated ones. */
  async send(call: ServerCall, identities: Identities): Promise<Answer> {
    const headers = new Headers({ Origin: 'http://localhost:3000', ...call.headers });
    if (call.as !== undefined) headers.set('Authorization', `Bearer ${this.#bearer(call.as)}`);
    const text = call.bodyText ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const body = text === undefined ? null : identities.translated(text);
    const url = `${origin}${identities.translated(call.path)}`;
    const response = await getResponse(
      this.#handlers,
      new Request(url, { method: call.method, headers, body }),
    );
    if (!response) throw new Error(`No handler for ${call.method} ${call.path}`);
    if (response.type === 'error') return { status: 0, headers: new Headers(), body: new Uint8Array() };
    return {
      status: response.status,
      headers: response.headers,
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }

  /** Returns the token of a user's first call, which later changes of the user don’t affect. */
  #bearer(caller: string): string {
    const known = this.#tokens.get(caller) ?? this.#newBearer(caller);
    this.#tokens.set(caller, known);
    return known;
  }

  #newBearer(caller: string): string {
    switch (caller) {
      case 'emptyBearer':
        return '';
      case 'garbage':
        return 'garbage';
      case 'masterKey':
        return this.#world.settings.masterKey;
      case 'accessKey':
        return this.#world.networks.get('meshnet')?.accesskeys?.[0]?.value ?? '';
      case 'expired':
        return this.#expiredToken();
      case 'wronglySigned':
        return `${this.#bearer('admin').slice(0, -4)}AAAA`;
      default:
        return this.#signIn(caller);
    }
  }

  #expiredToken(): string {
    const exp = seconds(this.#world) - 60;
    return signToken({
      IsAdmin: true,
      UserName: 'admin',
      Networks: null,
      Groups: ['*'],
      iss: 'Netmaker',
      sub: 'user|admin',
      exp,
      iat: exp - 12 * 60 * 60,
    });
  }

  #signIn(username: string): string {
    const user = this.#world.users.get(username);
    if (!user) throw new Error(`There is no user ${username}`);
    return issueToken(this.#world, user);
  }
}

const timeFields: ReadonlySet<string> = new Set([
  'lastmodified',
  'lastcheckin',
  'lastpeerupdate',
  'expdatetime',
  'nodeslastmodified',
  'networklastmodified',
]);

export function isTime(field: string): boolean {
  return timeFields.has(field);
}

/** Times further ahead than this are expiry dates, s. */
const year = 31_536_000;
const day = 86_400;

/** Allowed difference between the clocks of two servers, s. */
const slack = 3;

/** Returns the time of an exchange: the latest time in it, apart from expiry dates. */
export function timeOf({ body, answer }: Pick<Exchange, 'body' | 'answer'>): number | undefined {
  const times = [...timesIn(answer.json), ...timesIn(body)].filter(({ field }) => field !== 'expdatetime');
  return times.length > 0 ? Math.max(...times.map(({ at }) => at)) : undefined;
}

/** Returns the times in a value, with their fields. Zero is not a time. */
export function timesIn(value: unknown, field = ''): { field: string; at: number }[] {
  if (typeof value === 'number') return isTime(field) && value > 0 ? [{ field, at: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => timesIn(inner, key));
}

export type Moments = {
  /** Unix seconds of the first call that changed data. Undefined if none did. */
  readonly changedSince: number | undefined;
  readonly now: number;
  readonly sent: readonly { readonly field: string; readonly at: number }[];
};

/**
 * Whether two times are equivalent: both unset, both as sent, both set by these calls (then the clocks agree), or both
 * older. Older times differ, because the servers were set up at different times.
 */
export function areEquivalentTimes(
  field: string,
  recorded: number,
  simulated: number,
  moments: Moments,
): boolean {
  if (recorded === simulated) return true;
  if (recorded === 0 || simulated === 0) return false;
  const { changedSince, now, sent } = moments;
  if (recorded > now + year) {
    if (simulated < now + year) return false;
    return areEquivalentTimes('', recorded - nodeLifetime, simulated - nodeLifetime, moments);
  }
  if (recorded > now + slack) return Math.abs(recorded - simulated) < day;
  if (sent.some((time) => time.field === field && time.at === recorded && time.at < now - slack))
    return false;
  if (changedSince === undefined || field === 'lastcheckin') return simulated <= now + slack;
  return recorded < changedSince ? simulated < changedSince : Math.abs(recorded - simulated) <= slack;
}
