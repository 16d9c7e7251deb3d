import { describe, expect, it } from 'vitest';
import { noticesFromStored, noticesToStored } from './storedNotices.ts';

const done = { kind: 'success', text: 'Node deleted', detail: 'db-1', at: 5, canUndo: false } as const;
const stored = (changes: object) => noticesToStored([{ ...done, ...changes }], 'token') ?? null;

describe('stored notifications', () => {
  it.each([
    [{}, { kind: 'success', text: 'Node deleted', detail: 'db-1', at: 5 }],
    [
      { detail: undefined, kind: 'error' },
      { kind: 'error', text: 'Node deleted', at: 5 },
    ],
    [
      { canUndo: true },
      {
        kind: 'success',
        text: 'Node deleted',
        detail: 'db-1. It can no longer be undone here, because the page reloaded',
        at: 5,
      },
    ],
    [
      { kind: 'pending', detail: undefined },
      {
        kind: 'warning',
        text: 'Node deleted',
        detail: 'The page reloaded before the outcome was known. Check whether the change was applied',
        at: 5,
      },
    ],
  ])('%o is restored as %o', (changes, expected) => {
    expect(noticesFromStored(stored(changes), 'token')).toEqual([expected]);
  });

  it('don’t contain the token', () => {
    expect(stored({})).not.toContain('token');
    expect(noticesToStored([], 'token')).toBeUndefined();
  });

  it.each([
    ['of another session', stored({}), 'other'],
    ['that are missing', null, 'token'],
    ['that aren’t JSON', '{', 'token'],
    ['of another shape', '{"session":1,"notices":[{}]}', 'token'],
    [
      'without a text',
      JSON.stringify({ ...JSON.parse(stored({}) ?? ''), notices: [{ kind: 'error' }] }),
      'token',
    ],
  ])('%s are ignored', (_, text, token) => {
    expect(noticesFromStored(text, token)).toEqual([]);
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 60 }, () => ({ ...done, text: 'x'.repeat(5000) }));
    const restored = noticesFromStored(noticesToStored(many, 'token') ?? null, 'token');
    expect([restored.length, restored[0]?.text.length]).toEqual([50, 2000]);
  });
});
