import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailed, failureOfResponse, failureOfException, rejection } from './failure.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('failureOfResponse', () => {
  it.each([
    [
      '400 with a Message',
      400,
      { Code: 400, Message: 'user exists' },
      { kind: 'rejected', status: 400, message: 'user exists' },
    ],
    [
      '500 with a Message',
      500,
      { Code: 500, Message: 'no result found' },
      { kind: 'rejected', status: 500, message: 'no result found' },
    ],
    [
      '403 with a Message',
      403,
      { Message: 'forbidden' },
      { kind: 'rejected', status: 403, message: 'forbidden' },
    ],
    ['401', 401, { Code: 401, Message: 'unauthorized' }, { kind: 'unauthorized', message: 'unauthorized' }],
    [
      '401 of a free-tier limit',
      401,
      { Message: 'free tier limits exceeded on nodes' },
      { kind: 'unauthorized', message: 'free tier limits exceeded on nodes' },
    ],
    ['401 without a body', 401, undefined, { kind: 'unauthorized', message: '' }],
    [
      'the plain text of an unknown path',
      404,
      '404 page not found\n',
      { kind: 'rejected', status: 404, message: '' },
    ],
    ['405 with an empty body', 405, undefined, { kind: 'rejected', status: 405, message: '' }],
    ['the page of a proxy', 502, '<html>Bad Gateway</html>', { kind: 'rejected', status: 502, message: '' }],
    ['a JSON null', 500, null, { kind: 'rejected', status: 500, message: '' }],
    ['a Message that isn’t text', 400, { Message: 7 }, { kind: 'rejected', status: 400, message: '' }],
  ])('reads %s', (_, status, body, failure) => {
    expect(failureOfResponse(new Response(null, { status }), body)).toEqual(failure);
  });

  it('treats a redirect as malformed', () => {
    const redirect = new Response(null, { status: 307, headers: { Location: '/login' } });
    expect(failureOfResponse(redirect, '')).toMatchObject({ kind: 'malformed' });
  });

  it('treats an opaque response (status 0) as malformed', () => {
    expect(failureOfResponse(Response.error(), '')).toMatchObject({ kind: 'malformed' });
  });
});

describe('failureOfException', () => {
  it('keeps a known failure', () => {
    expect(failureOfException(new CallFailed({ kind: 'timeout' }))).toEqual({ kind: 'timeout' });
  });

  it.each([
    ['online', true, false],
    ['offline', false, true],
    ['unable to tell', undefined, false],
  ])('reads a failed connection while the browser is %s', (_, onLine, offline) => {
    vi.stubGlobal('navigator', { onLine });
    expect(failureOfException(new TypeError('Failed to fetch'))).toEqual({ kind: 'unreachable', offline });
  });
});

it('marks calls that the console rejects with status 0', () => {
  expect(rejection('No.')).toEqual({ kind: 'rejected', status: 0, message: 'No.' });
});
