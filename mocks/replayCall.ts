import { getResponse, type RequestHandler } from 'msw';
import type { Exchange } from './replayExchange.ts';
import { adminPassword, userPassword } from './scenarios/accounts.ts';
import { signToken } from './world/tokens.ts';
import { seconds, type World } from './world/state.ts';

const origin = 'http://localhost:8081';

/** Of the worlds' accounts, and of the users that recorded exchanges make. */
const passwords = [userPassword, adminPassword, 'user-password-2'];

/** What came back. Status 0: the connection was dropped. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
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

  async send(
    call: Pick<Exchange, 'as' | 'method' | 'path' | 'headers' | 'body' | 'bodyText'>,
  ): Promise<Answer> {
    const headers = new Headers({ Origin: 'http://localhost:3000', ...call.headers });
    if (call.as) headers.set('Authorization', `Bearer ${await this.#bearer(call.as)}`);
    const body = call.bodyText ?? (call.body === undefined ? null : JSON.stringify(call.body));
    const request = new Request(`${origin}${call.path}`, { method: call.method, headers, body });
    const response = await getResponse(this.#handlers, request);
    if (!response) throw new Error(`No handler for ${call.method} ${call.path}`);
    if (response.type === 'error') return { status: 0, headers: new Headers(), text: '' };
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** A name's token is the one of its first call: what happens to the user later does not change it. */
  async #bearer(caller: string): Promise<string> {
    const known = this.#tokens.get(caller) ?? (await this.#newBearer(caller));
    this.#tokens.set(caller, known);
    return known;
  }

  async #newBearer(caller: string): Promise<string> {
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
        return `${(await this.#bearer('admin')).slice(0, -4)}AAAA`;
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

  async #signIn(username: string): Promise<string> {
    for (const password of passwords) {
      const answer = await this.send({
        method: 'POST',
        path: '/api/users/adm/authenticate',
        body: { username, password },
      });
      if (answer.status === 200) return JSON.parse(answer.text).Response.AuthToken;
    }
    throw new Error(`${username} cannot sign in`);
  }
}
