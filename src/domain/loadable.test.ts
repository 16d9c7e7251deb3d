import { expect, it } from 'vitest';
import { valueOf, type Loadable } from './loadable.ts';

it.each<[Loadable<string>, string | undefined]>([
  [{ status: 'idle' }, undefined],
  [{ status: 'loading' }, undefined],
  [{ status: 'failed', failure: { kind: 'timeout' } }, undefined],
  [{ status: 'ready', value: 'nodes', loadedAt: 1 }, 'nodes'],
  [{ status: 'ready', value: 'older nodes', loadedAt: 1, staleBecause: { kind: 'timeout' } }, 'older nodes'],
])('returns for %o the value %o', (loadable, value) => {
  expect(valueOf(loadable)).toBe(value);
});
