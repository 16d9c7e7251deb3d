import { expect, it } from 'vitest';
import { receiveValue } from './typedText.ts';

it.each([
  {
    fact: 'a value from earlier typing keeps the text',
    before: { text: 'abc', value: '', pending: ['a', 'ab', 'abc'] },
    value: 'a',
    after: { text: 'abc', value: 'a', pending: ['ab', 'abc'] },
  },
  {
    fact: 'a value that skips steps drops the skipped ones',
    before: { text: 'abc', value: '', pending: ['a', 'ab', 'abc'] },
    value: 'ab',
    after: { text: 'abc', value: 'ab', pending: ['abc'] },
  },
  {
    fact: 'the value of the last typing ends the wait',
    before: { text: 'a', value: '', pending: ['a', 'ab', 'a'] },
    value: 'a',
    after: { text: 'a', value: 'a', pending: [] },
  },
  {
    fact: 'a value that was never typed replaces the text',
    before: { text: 'abc', value: '', pending: ['abc'] },
    value: 'xyz',
    after: { text: 'xyz', value: 'xyz', pending: [] },
  },
])('$fact', ({ before, value, after }) => {
  expect(receiveValue(before, value)).toEqual(after);
});
