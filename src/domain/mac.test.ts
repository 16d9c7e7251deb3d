import fc from 'fast-check';
import { expect, it } from 'vitest';
import { macDigits } from './mac.ts';

it.each([
  ['02:00:00:00:00:10', '020000000010'],
  ['02-00-00-00-00-1F', '02000000001f'],
  ['0200.0000.0010', '020000000010'],
  ['020000000010', '020000000010'],
  ['02-00-5E', '02005e'],
  ['0200.5e10', '02005e10'],
  ['02:00:5e:', '02005e'],
  ['02:00', undefined],
  ['0200.5e', undefined],
  ['02:00:00:00:00:00:10', undefined],
  ['10.20.30.6', undefined],
  ['fd00::1', undefined],
  ['deadline', undefined],
  ['', undefined],
])('reads the digits of %o as %o', (text, digits) => {
  expect(macDigits(text)).toBe(digits);
});

it('reads the same digits from every spelling, and from its beginning', () => {
  const bytes = fc.uint8Array({ minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(bytes, fc.integer({ min: 3, max: 6 }), (mac, count) => {
      const digits = [...mac].map((byte) => byte.toString(16).padStart(2, '0'));
      const whole = digits.join('');
      for (const separator of ['', ':', '-']) {
        expect(macDigits(digits.join(separator).toUpperCase())).toBe(whole);
        expect(macDigits(digits.slice(0, count).join(separator))).toBe(whole.slice(0, 2 * count));
      }
      expect(macDigits(whole.replaceAll(/.{4}(?=.)/g, '$&.'))).toBe(whole);
    }),
  );
});
