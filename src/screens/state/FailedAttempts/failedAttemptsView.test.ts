import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import { failedAttemptsView } from './failedAttemptsView.ts';

const failed: Attempted<unknown> = {
  data: { status: 'failed', failure: { kind: 'rejected', status: 503, message: '' } },
  isLoading: false,
  attempts: 3,
  failedAt: NOW_MS - 21_000,
};

it('counts failed attempts while retrying', () => {
  expect(failedAttemptsView(failed, 'metrics', NOW)).toEqual({
    isOver: false,
    failed: 3,
    total: 10,
    heading: 'Couldn’t load metrics',
    reason: 'The server returned HTTP 503',
    text: 'The server returned HTTP 503. Retrying… 3 of 10 attempts have failed.',
  });
});

it('does not count the running attempt', () => {
  expect(failedAttemptsView({ ...failed, isLoading: true }, 'metrics', NOW)?.failed).toBe(2);
});

it('stops after ten attempts and shows the last failure with its age', () => {
  expect(failedAttemptsView({ ...failed, attempts: 10 }, 'metrics', NOW)).toMatchObject({
    isOver: true,
    failed: 10,
    heading: 'Too many failed requests, refresh to retry',
    text: '10 requests in a row failed, so the console stopped retrying. Last attempt 21 s ago: The server returned HTTP 503.',
  });
});

it.each<Attempted<unknown>['data']>([{ status: 'idle' }, { status: 'loading' }, ready('')])(
  'is undefined for %o',
  (data) => {
    expect(failedAttemptsView({ ...failed, data }, 'metrics', NOW)).toBeUndefined();
  },
);
