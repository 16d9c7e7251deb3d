import { expect, it } from 'vitest';
import { receive } from './typedText.ts';

it.each([
  {
    fact: 'a value from earlier typing keeps the text',
    before: { text: 'abc', given: '', underway: ['a', 'ab', 'abc'] },
    given: 'a',
    after: { text: 'abc', given: 'a', underway: ['ab', 'abc'] },
  },
  {
    fact: 'a value that skips steps drops the skipped ones',
    before: { text: 'abc', given: '', underway: ['a', 'ab', 'abc'] },
    given: 'ab',
    after: { text: 'abc', given: 'ab', underway: ['abc'] },
  },
  {
    fact: 'the value of the last typing ends the wait',
    before: { text: 'a', given: '', underway: ['a', 'ab', 'a'] },
    given: 'a',
    after: { text: 'a', given: 'a', underway: [] },
  },
  {
    fact: 'a value that was never typed replaces the text',
    before: { text: 'abc', given: '', underway: ['abc'] },
    given: 'xyz',
    after: { text: 'xyz', given: 'xyz', underway: [] },
  },
])('$fact', ({ before, given, after }) => {
  expect(receive(before, given)).toEqual(after);
});
