import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AclMatrix } from './aclMatrix.ts';
import { scanAcls } from './aclScan.ts';
import { aclFromWire } from './aclWire.ts';

function scan(text: string): AclMatrix | undefined {
  return scanAcls(new TextEncoder().encode(text));
}

it.each([
  ['{}'],
  [' { } \n'],
  ['{"a":{}}'],
  ['{"a":{"b":2},"b":{"a":1}}\n'],
  ['{ "a" : { "b" : 2 } ,\r\n\t"b" : { "a" : 1 } }'],
  ['{"a":{"c":2,"b":1},"b":{"a":1,"c":0},"c":{"b":255,"a":10}}'],
  ['{"ü":{"日本":2},"日本":{"ü":2}}'],
  ['{"\ufeffa":{"a":2},"a":{"\ufeffa":1}}'],
  ['{"constructor":{"a":2},"a":{"constructor":2}}'],
  ['{"a":{"a":2,"b":1},"b":{}}'],
])('reads %s', (text) => {
  expect(scan(text)).toEqual(aclFromWire(JSON.parse(text)));
});

describe('leaves to the careful way', () => {
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a web page', '<!doctype html>'],
    ['a list', '[]'],
    ['an answer that was cut off', '{"a":{"b":2'],
    ['an answer that goes on', '{"a":{}}{}'],
    ['a row that is missing', '{"a":null}'],
    ['a row that comes twice', '{"a":{},"a":{}}'],
    ['a node that only appears as a peer', '{"a":{"ghost":2}}'],
    ['an escaped name', '{"\\u0061":{}}'],
    ['a name with a brace', '{"a":{"}":2},"}":{"a":2}}'],
    ['a broken name', '{"a\nb":{}}'],
    ['the name that objects treat apart', '{"__proto__":{}}'],
    ['a value beyond a byte', '{"a":{"a":256}}'],
    ['a long number', '{"a":{"a":0002}}'],
    ['a leading zero', '{"a":{"a":01}}'],
    ['a fraction', '{"a":{"a":1.5}}'],
    ['a negative number', '{"a":{"a":-1}}'],
    ['a text', '{"a":{"a":"2"}}'],
    ['a missing value', '{"a":{"a":}}'],
    ['a comma too many', '{"a":{"a":1,}}'],
    ['a comma too few', '{"a":{"a":1 "b":1},"b":{}}'],
    ['a row without a colon', '{"a"{}}'],
    ['a row with something else for a colon', '{"a";{}}'],
    ['a name that begins without a quote', '{xa":{}}'],
    ['a name that never ends', '{"a'],
  ])('%s', (_, text) => {
    expect(scan(text)).toBeUndefined();
  });

  it('bytes that are no text', () => {
    expect(scanAcls(Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x7b, 0x7d, 0x7d]))).toBeUndefined();
  });
});

it('never reads anything else than the careful way', () => {
  const id = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ unit: 'grapheme' }));
  const row = fc.dictionary(id, fc.oneof(fc.integer({ min: 0, max: 255 }), fc.jsonValue()), { maxKeys: 4 });
  const body = fc.oneof(
    fc.dictionary(id, row, { maxKeys: 4 }).map((value) => JSON.stringify(value)),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(255)))
      .map((value) => JSON.stringify(value, null, 1)),
    fc.stringMatching(/^[{}",:0-9ab]{0,20}$/),
  );
  fc.assert(
    fc.property(body, (text) => {
      const read = scan(text);
      if (read === undefined) return;
      const careful = aclFromWire(JSON.parse(text));
      const order = careful.nodeIds.map((name) => read.indexOf.get(name) ?? -1);
      expect(order.toSorted((x, y) => x - y)).toEqual([...read.nodeIds.keys()]);
      for (const [from, x] of order.entries()) {
        for (const [to, y] of order.entries()) {
          expect(read.cells[x * order.length + y]).toBe(careful.cells[from * order.length + to]);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
