import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['phone-1', 'phone-1'],
  ['手机', '手机'],
  ['zürich', 'zürich'],
  ['هاتف-2', '\u2068هاتف-2\u2069'],
  ['טלפון', '\u2068טלפון\u2069'],
  ['inv\u202egpj.exe', 'inv\ufffdgpj.exe'],
  ['a\u2069b', 'a\ufffdb'],
  ['هاتف\u2069', '\u2068هاتف\ufffd\u2069'],
  ['', ''],
])('writes %o as %o', (name, text) => {
  expect(isolated(name)).toBe(text);
});

it('has no unpaired characters that reorder text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(isolated(name).replace(/^\u2068(.*)\u2069$/su, '$1')).not.toMatch(/\p{Bidi_Control}/u);
    }),
  );
});
