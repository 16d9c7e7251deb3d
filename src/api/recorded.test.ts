import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../domain/failure.ts';
import { WireObject } from '../domain/wire.ts';
import { answersOf, calls, type Call } from './testing/everyCall.ts';
import { createTestApi, type Responder } from './testing/fakeBackend.ts';

/** A recorded response of a real v0.16.1 server. */
type Exchange = {
  readonly name: string;
  readonly call: Call;
  readonly status: number;
  readonly message: string;
  readonly answer: Responder;
};

const folder = new URL('../../mocks/recorded/', import.meta.url);

function exchangesOf(file: string): readonly Exchange[] {
  const list: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} isn’t a list.`);
  return list.flatMap((recorded: unknown) => exchangeOf(new WireObject(recorded, file)));
}

/** Undefined for calls that the console doesn’t use. */
function exchangeOf(recorded: WireObject): readonly Exchange[] {
  const line = `${recorded.text('method')} ${recorded.text('path').replace('/api', '')}`;
  const call = calls.find((one) => patternOf(one).test(line));
  const answer = recorded.object('answer');
  if (!call || !answer) return [];
  const status = answer.number('status');
  const body = bodyOf(answer);
  return [
    {
      name: recorded.text('name'),
      call,
      status,
      message:
        status >= 400 && body.startsWith('{') ? new WireObject(JSON.parse(body), '').text('Message') : '',
      answer: () => {
        if (status === 0) throw new TypeError('The server closed the connection.');
        const type = answer.object('headers')?.text('content-type') ?? '';
        return new Response(body, {
          status,
          headers: { 'Content-Type': type },
        });
      },
    },
  ];
}

function bodyOf(answer: WireObject): string {
  // A recorded null is a response, not a missing value.
  return answer.has('json') ? JSON.stringify(answer.value('json') ?? null) : answer.text('text');
}

function patternOf(call: Call): RegExp {
  return new RegExp(`^${call.line.replaceAll('{}', '[^/]+')}$`);
}

/** A server without networks rejects these instead of returning an empty list. */
const emptyLists = ['networkUsers.list', 'networkUsers.dataOf'];

function expected({ call, status, message }: Exchange): { ok: true } | { ok: false; error: Failure } {
  const isEmpty = emptyLists.includes(call.name) && message === 'could not find any records';
  if (status === 200 || isEmpty) return { ok: true };
  if (status === 0) return { ok: false, error: { kind: 'unreachable', offline: false } };
  return {
    ok: false,
    error: status === 401 ? { kind: 'unauthorized', message } : { kind: 'rejected', status, message },
  };
}

const exchanges = ['community', 'enterprise'].flatMap((edition) =>
  readdirSync(new URL(edition, folder))
    .filter((file) => file !== 'state.json')
    .flatMap((file) => exchangesOf(`${edition}/${file}`)),
);

describe('recorded responses of a real server', () => {
  it('cover every call', () => {
    const recorded = new Set(exchanges.map((exchange) => exchange.call.line));
    expect(calls.filter((call) => !recorded.has(call.line)).map((call) => call.name)).toEqual([]);
  });

  it.each(exchanges)('are understood: $call.name, $name', async (exchange) => {
    const { api } = createTestApi(answersOf(exchange.call, 'one', exchange.answer));
    expect(await exchange.call.send(api, 'one')).toMatchObject(expected(exchange));
  });
});
