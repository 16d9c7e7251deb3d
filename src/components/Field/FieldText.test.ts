import { describe, expect, it } from 'vitest';
import { fieldNote } from './FieldText.tsx';

describe('the line under a field', () => {
  const all = { error: 'Too big', lockedReason: 'Later', isChanged: true, wasValue: '5', hint: 'A number' };

  it.each([
    ['the error before all', all, 'Too big'],
    ['why it is locked, when there is no error', { ...all, error: undefined }, 'Later'],
    ['the saved value of a changed field', { isChanged: true, wasValue: '5', hint: 'A number' }, 'Was 5'],
    ['that nothing was saved', { isChanged: true, wasValue: '' }, 'Was not set'],
    ['the hint of a changed field without a saved value', { isChanged: true, hint: 'A number' }, 'A number'],
    ['the hint while nothing is changed', { wasValue: '5', hint: 'A number' }, 'A number'],
    ['nothing, when there is nothing to say', {}, undefined],
  ])('tells %s', (_, field, text) => {
    expect(fieldNote(field)?.text).toBe(text);
  });

  it('is an error only for an error', () => {
    expect(fieldNote({ error: 'Too big' })?.isError).toBe(true);
    expect(fieldNote({ hint: 'A number' })?.isError).toBe(false);
  });
});
