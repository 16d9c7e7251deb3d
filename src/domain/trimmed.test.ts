import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trimmed } from './trimmed.ts';

it.each([
  ['a zero-width space', '10.50.0.0/24\u200b'],
  ['a byte order mark', '\ufeff10.50.0.0/24'],
  ['a word joiner between spaces', ' \u2060 10.50.0.0/24'],
  ['direction marks', '\u202a10.50.0.0/24\u202c'],
  ['a soft hyphen', '10.50.0.0/24\u00ad'],
  ['a no-break space and a line break', '\u00a010.50.0.0/24\n'],
])('drops %s', (_, text) => {
  expect(trimmed(text)).toBe('10.50.0.0/24');
});

it.each(['👩‍💻', 'می\u200cخواهم', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u06dd', 'a b'])('keeps %s as it is', (text) => {
  expect(trimmed(text)).toBe(text);
});

it('leaves nothing of invisible characters only', () => {
  expect(trimmed(' \u200b\u00a0\u200e\ufeff')).toBe('');
});

it('keeps trimmed text, and drops what `trim` drops', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(trimmed(trimmed(text))).toBe(trimmed(text));
      expect(trimmed(text)).toBe(trimmed(text.trim()));
    }),
  );
});
