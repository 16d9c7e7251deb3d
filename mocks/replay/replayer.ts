import { getResponse, type RequestHandler } from 'msw';
import type { ServerCall } from './exchange.ts';
import type { Identities } from './identities.ts';
import { issueToken, signToken } from '../session/tokens.ts';
import { seconds, type World } from '../world/state.ts';

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
