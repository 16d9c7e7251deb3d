import { getResponse, type RequestHandler } from 'msw';
import { issueToken, signToken } from '../../mocks/session/tokens.ts';
import { nodeLifetime } from '../../mocks/world/logs.ts';
import { seconds, type World } from '../../mocks/world/state.ts';
import type { Exchange, ServerCall } from './exchange.ts';
import type { Identities } from './identities.ts';

const origin = 'http://localhost:8081';

/** What came back. Status 0: the connection was dropped. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
};

/** Sends calls through the handlers of one world, without sockets, as the callers that the recordings name. */
export class Replayer {
  readonly #world: World;
  readonly #handlers: RequestHandler[];
  readonly #tokens = new Map<string, string>();

  constructor(world: World, handlers: RequestHandler[]) {
    this.#world = world;
    this.#handlers = handlers;
  }

  /** With the ids that the simulated server has for those that were recorded. */
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

  /** A name's token is the one of its first call: what happens to the user later does not change it. */
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

/** Unix seconds further off than this are no "now" of anybody. */
const year = 31_536_000;
const day = 86_400;

/** Seconds by which two servers may differ in what they call now. */
const slack = 3;

/** When an exchange took place, as far as it tells: its latest time that is not in the future of all others. */
export function momentOf({ body, answer }: Pick<Exchange, 'body' | 'answer'>): number | undefined {
  const times = [...timesIn(answer.json), ...timesIn(body)].filter(({ field }) => field !== 'expdatetime');
  return times.length > 0 ? Math.max(...times.map(({ at }) => at)) : undefined;
}

/** The times in a value, by field; zero is none. */
export function timesIn(value: unknown, field = ''): { field: string; at: number }[] {
  if (typeof value === 'number') return isTime(field) && value > 0 ? [{ field, at: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => timesIn(one, key));
}

/** What the times of an answer are compared against. */
export type Moments = {
  /** Unix seconds at which the first call that changes something was made; none: nothing is changed. */
  readonly changedSince: number | undefined;
  readonly now: number;
  /** The times that were sent. */
  readonly sent: readonly { readonly field: string; readonly at: number }[];
};

/**
 * Whether two times mean the same: none, what was sent, set by these calls (then the clocks agree), or older. Servers
 * are not set up at the same second, so that older times differ.
 */
export function meanTheSame(field: string, recorded: number, simulated: number, moments: Moments): boolean {
  if (recorded === simulated) return true;
  if (recorded === 0 || simulated === 0) return false;
  const { changedSince, now, sent } = moments;
  if (recorded > now + year) {
    if (simulated < now + year) return false;
    return meanTheSame('', recorded - nodeLifetime, simulated - nodeLifetime, moments);
  }
  if (recorded > now + slack) return Math.abs(recorded - simulated) < day;
  if (sent.some((one) => one.field === field && one.at === recorded && one.at < now - slack)) return false;
  // Nodes check in by themselves.
  if (changedSince === undefined || field === 'lastcheckin') return simulated <= now + slack;
  return recorded < changedSince ? simulated < changedSince : Math.abs(recorded - simulated) <= slack;
}
