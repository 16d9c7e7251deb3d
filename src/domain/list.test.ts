import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFromText, sameList, textFromList } from './list.ts';

it.each([
  ['', []],
  ['  ', []],
  [' , ,', []],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.1,10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  [' 10.0.0.1 ,, 10.0.0.2, ', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.1 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.1;10.0.0.2 ; 10.0.0.3;', ['10.0.0.1', '10.0.0.2', '10.0.0.3']],
  ['10.0.0.1\n10.0.0.2\r\n\t10.0.0.3\u00a010.0.0.4', ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']],
  [
    '10.0.0.1，10.0.0.2；10.0.0.3、10.0.0.4､10.0.0.5',
    ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'],
  ],
  ['10.0.0.1\u200b, \ufeff10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['\u200b', []],
  [' ; ,\n', []],
])('splits %o into %o', (text, list) => {
  expect(listFromText(text)).toEqual(list);
});

it('reads every formatted list back', () => {
  const part = fc.stringMatching(/^[0-9a-f.:/]+$/);
  fc.assert(
    fc.property(fc.array(part), (list) => {
      expect(listFromText(textFromList(list))).toEqual(list);
    }),
  );
});

it.each([
  [[], [], true],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
])('compares %o and %o as %o', (one, other, same) => {
  expect(sameList(one, other)).toBe(same);
});
