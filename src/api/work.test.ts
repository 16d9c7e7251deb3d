import { expect, it } from 'vitest';
import type { Failure } from '../domain/failure.ts';
import { CallFailed } from './transport/failure.ts';
import type { Chunks } from './transport/reader.ts';
import { streamParsers } from './work.ts';

/** A body that breaks off with `error`, or ends. */
async function* bodyOf(text: string, error?: Error): Chunks {
  yield new TextEncoder().encode(text);
  if (error) throw error;
}

const malformed = (detail: string): Failure => ({ kind: 'malformed', detail });

it.each<[what: string, body: Chunks, failure: Failure]>([
  ['a failed call', bodyOf('{', new CallFailed({ kind: 'timeout' })), { kind: 'timeout' }],
  ['a cut body', bodyOf('{"a":{"b"'), malformed('The response isn’t JSON or was cut off.')],
  [
    'a wrong type',
    bodyOf('{"a":{"b":"2"}}'),
    malformed('acls.a.b: expected a number from 0 to 255, got a text'),
  ],
  [
    'a body beyond the browser’s limits',
    bodyOf('{', new RangeError('Invalid string length')),
    malformed('The response is too large for this browser.'),
  ],
])('reports %s', async (_, body, failure) => {
  expect(await streamParsers.readContainer(body)).toEqual({ ok: false, error: failure });
});

it('throws the error of a connection that breaks off', async () => {
  const body = bodyOf('{', new TypeError('network error'));
  await expect(streamParsers.readContainer(body)).rejects.toThrow('network error');
});
