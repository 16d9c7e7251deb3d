import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import type { Progress } from '../../../domain/loadable.ts';
import { progressView } from './progressView.ts';

const MB = 1_000_000;

it.each<[string, Progress | undefined, number | undefined, string | undefined, number | undefined]>([
  ['nothing for a small response', { received: 0.9 * MB, total: 4 * MB }, undefined, undefined, undefined],
  ['nothing for a small expected size', undefined, 4 * MB, undefined, undefined],
  ['nothing before any size is known', undefined, undefined, undefined, undefined],
  ['the expected size before the first byte', undefined, 164 * MB, 'Waiting for about 164 MB', 0],
  ['an estimate as such', { received: 38 * MB, total: undefined }, 164 * MB, '38 of about 164 MB', 38 / 164],
  ['the size from the response', { received: 38 * MB, total: 160 * MB }, 164 * MB, '38 of 160 MB', 38 / 160],
  [
    'received bytes of an unknown size',
    { received: 12 * MB, total: undefined },
    undefined,
    '12 MB so far',
    undefined,
  ],
  [
    'no estimate that was wrong',
    { received: 165 * MB, total: undefined },
    164 * MB,
    '165 MB so far',
    undefined,
  ],
  [
    'small amounts by tenths',
    { received: 1.25 * MB, total: undefined },
    9.94 * MB,
    '1.3 of about 9.9 MB',
    (1.25 * MB) / (9.94 * MB),
  ],
  ['all of it', { received: 164 * MB, total: 164 * MB }, undefined, '164 of 164 MB', 1],
])('shows %s', (_, progress, expected, text, share) => {
  const view = progressView({ status: 'loading', ...(progress && { progress }) }, expected);
  expect(view).toEqual(text === undefined ? undefined : { text, share });
});

it('is undefined once the data is loaded', () => {
  expect(progressView(ready([]), 164 * MB)).toBeUndefined();
});
