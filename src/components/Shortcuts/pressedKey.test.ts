import { expect, it } from 'vitest';
import { pressedKey } from './pressedKey.ts';

it.each([
  ['k', 'KeyK', false, 'k'],
  ['K', 'KeyK', false, 'k'],
  ['k', 'KeyK', true, 'K'],
  ['K', 'KeyK', true, 'K'],
  ['л', 'KeyK', false, 'k'],
  ['Л', 'KeyK', false, 'k'],
  ['ن', 'KeyK', false, 'k'],
  ['ㅏ', 'KeyK', false, 'k'],
  ['Process', 'KeyK', false, 'k'],
  // Letters of other Latin keyboards count, not their places.
  ['a', 'KeyQ', false, 'a'],
  ["'", 'KeyQ', false, "'"],
  ['?', 'KeyM', true, '?'],
  ['؟', 'Slash', true, '?'],
  ['？', 'Slash', true, '?'],
  ['/', 'Slash', false, '/'],
  ['Enter', 'Enter', false, 'Enter'],
  ['ArrowDown', 'ArrowDown', false, 'ArrowDown'],
  ['', '', false, ''],
])('reads %o at %s, with Shift %o, as %o', (key, code, shiftKey, expected) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(expected);
});
