import { expect, it } from 'vitest';
import type { Failure } from '../failure.ts';
import { failureMessage, failureText, isConnectionFailure, sentences } from './failureText.ts';

it.each<[Failure, string]>([
  [{ kind: 'unreachable', offline: false }, 'Could not reach server'],
  [{ kind: 'unreachable', offline: true }, 'Could not reach server: this browser is offline'],
  [
    { kind: 'unreachable', offline: false, isClosed: true },
    'The server closed the connection without a response',
  ],
  [{ kind: 'timeout' }, 'Could not reach server: the request timed out'],
  [{ kind: 'timeout', hasBegun: true }, 'Could not reach server: the response stalled'],
  [
    { kind: 'unreachable', offline: false, hasBegun: true },
    'Could not reach server: the connection dropped before the response finished',
  ],
  [
    { kind: 'blocked', host: 'api.nm.example' },
    'The browser’s security policy blocks requests to api.nm.example. BACKEND_URL and connect-src don’t match',
  ],
  [{ kind: 'cancelled' }, 'Loading was cancelled'],
  [{ kind: 'superseded' }, 'Replaced by a newer request'],
  [{ kind: 'expired' }, 'Session has expired'],
  [{ kind: 'unauthorized', message: '' }, 'Unauthorized access attempted'],
  [
    { kind: 'unauthorized', message: 'free tier limits exceeded on networks' },
    'free tier limits exceeded on networks',
  ],
  [{ kind: 'rejected', status: 500, message: 'no result found' }, 'no result found'],
  [{ kind: 'rejected', status: 502, message: '' }, 'The server returned HTTP 502'],
  [{ kind: 'malformed', detail: 'nodes: expected a list' }, 'The server returned an unexpected response'],
  [
    { kind: 'unknown', because: { kind: 'timeout' } },
    'Could not reach server: the request timed out. Couldn’t confirm whether the change was applied',
  ],
  [
    { kind: 'notSent', because: { kind: 'timeout' } },
    'Could not reach server: the request timed out. Nothing was sent',
  ],
  [
    { kind: 'notSent', because: { kind: 'rejected', status: 500, message: 'It is late.' } },
    'It is late. Nothing was sent',
  ],
])('explains %o: %s', (failure, text) => {
  expect(failureText(failure)).toBe(text);
});

it.each<[Failure, string]>([
  [{ kind: 'rejected', status: 500, message: 'no result found' }, 'no result found'],
  [{ kind: 'rejected', status: 500, message: '' }, ''],
  [{ kind: 'unauthorized', message: '' }, ''],
  [{ kind: 'unreachable', offline: false }, 'Could not reach server'],
  [
    { kind: 'notSent', because: { kind: 'rejected', status: 500, message: '' } },
    'The server returned HTTP 500. Nothing was sent',
  ],
])('gives the toast for %o the message %o', (failure, text) => {
  expect(failureMessage(failure)).toBe(text);
});

it.each<[readonly (string | undefined)[], string]>([
  [[], ''],
  [['Could not reach server'], 'Could not reach server'],
  [['Could not reach server', 'Nothing was sent'], 'Could not reach server. Nothing was sent'],
  [['Nothing was sent.', 'Your input is kept.'], 'Nothing was sent. Your input is kept.'],
  [['Succesfully created Access Key!', 'first in newnet'], 'Succesfully created Access Key! first in newnet'],
  [['Is it there?', 'No response'], 'Is it there? No response'],
  [
    ['The server doesn’t support the name “..”', 'Your input is kept.'],
    'The server doesn’t support the name “..”. Your input is kept.',
  ],
  [['', 'One', undefined, 'two'], 'One. two'],
])('joins %j', (texts, joined) => {
  expect(sentences(...texts)).toBe(joined);
});

it.each<[boolean, Failure]>([
  [true, { kind: 'unreachable', offline: false }],
  [true, { kind: 'unreachable', offline: false, hasBegun: true }],
  [true, { kind: 'timeout' }],
  [true, { kind: 'malformed', detail: 'The response is a web page.' }],
  [false, { kind: 'unreachable', offline: true }],
  [false, { kind: 'rejected', status: 500, message: 'database is gone' }],
  [false, { kind: 'rejected', status: 502, message: '' }],
  [false, { kind: 'blocked', host: 'api.example.com' }],
])('returns %s for the connection failure %j', (expected, failure) => {
  expect(isConnectionFailure(failureText(failure))).toBe(expected);
});
