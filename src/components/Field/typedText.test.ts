import { expect, it } from 'vitest';
import { receive } from './typedText.ts';

it.each([
  {
    fact: 'an answer to earlier typing leaves the text alone',
    before: { text: 'abc', given: '', underway: ['a', 'ab', 'abc'] },
    given: 'a',
    after: { text: 'abc', given: 'a', underway: ['ab', 'abc'] },
  },
  {
    fact: 'an answer that skips steps drops the skipped ones',
    before: { text: 'abc', given: '', underway: ['a', 'ab', 'abc'] },
    given: 'ab',
    after: { text: 'abc', given: 'ab', underway: ['abc'] },
  },
  {
    fact: 'the answer to the last typing ends the wait',
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
