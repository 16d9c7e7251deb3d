import { expect, it } from 'vitest';
import { fitsQrCode } from './QrCode.tsx';

it.each([
  ['', true],
  ['x'.repeat(2953), true],
  ['x'.repeat(2954), false],
  ['ü'.repeat(1476), true],
  ['ü'.repeat(1477), false],
])('counts bytes, not characters', (text, expected) => {
  expect(fitsQrCode(text)).toBe(expected);
});
