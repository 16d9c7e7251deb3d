import { expect, it } from 'vitest';
import { accessKeyFromWire, accessKeysFromWire, accessKeyToWire } from './accessKeyWire.ts';

const shown = { name: 'laptop', value: 'fake-value', accessstring: 'fake-string', uses: 5, expiration: null };
const hidden = { ...shown, value: 'ACCESS_KEY', accessstring: 'ACCESS_TOKEN' };

it('reads value and access string of a key', () => {
  expect(accessKeyFromWire(shown).secret).toEqual({
    hidden: false,
    value: 'fake-value',
    accessString: 'fake-string',
  });
});

it('reads placeholders as a hidden secret', () => {
  expect(accessKeyFromWire(hidden).secret).toEqual({ hidden: true });
});

it.each([shown, hidden])('writes $value back unchanged', (wire) => {
  expect(accessKeyToWire(accessKeyFromWire(wire))).toEqual(wire);
});

it('reads a null list as no keys', () => {
  expect(accessKeysFromWire(null)).toEqual([]);
});
