import { describe, expect, it } from 'vitest';
import { fieldNote } from './FieldText.tsx';

describe('the line under a field', () => {
  const all = { error: 'Too big', lockedReason: 'Later', hint: 'A number' };

  it.each([
    ['the error before all', all, 'Too big'],
    ['why it is locked, when there is no error', { ...all, error: undefined }, 'Later'],
    ['the hint, when there is nothing else', { hint: 'A number' }, 'A number'],
    ['nothing, when there is nothing to say', {}, undefined],
  ])('shows %s', (_, field, text) => {
    expect(fieldNote(field)?.text).toBe(text);
  });

  it('is an error only for an error', () => {
    expect(fieldNote({ error: 'Too big' })?.isError).toBe(true);
    expect(fieldNote({ hint: 'A number' })?.isError).toBe(false);
  });
});
