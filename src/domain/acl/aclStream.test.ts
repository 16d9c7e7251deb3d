import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedBytes } from '../wire.ts';
import type { AclMatrix } from './aclMatrix.ts';
import { aclStream } from './aclStream.ts';
import { aclFromWire } from './aclWire.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** An answer as it arrives: in pieces that end at these places. */
function streamed(bytes: Uint8Array<ArrayBuffer>, ends: readonly number[] = []) {
  const stream = aclStream();
  let from = 0;
  for (const end of [...ends, bytes.length]) {
    stream.take(bytes.slice(from, end));
    from = end;
  }
  return stream.end();
}

/** In pieces of each length. */
function everyCut(text: string) {
  const bytes = bytesOf(text);
  return Array.from({ length: bytes.length + 1 }, (_, length) =>
    streamed(
      bytes,
      Array.from(bytes.keys()).filter((at) => length > 0 && at % length === 0),
    ),
  );
}

const careful = (text: string) => aclFromWire(JSON.parse(text));

/** What the answer means: as it was read, or else what the careful way says of it. */
function meaning(read: ReturnType<typeof streamed>): AclMatrix {
  return 'acls' in read ? read.acls : careful(new TextDecoder().decode(joinedBytes(read.body)));
}

it.each([
  ['{}'],
  [' { } \n'],
  ['{"a":{}}'],
  ['{"a":{"b":2},"b":{"a":1}}\n'],
  ['{ "a" : { "b" : 2 } ,\r\n\t"b" : { "a" : 1 } }'],
  ['{"a":{"c":2,"b":1},"b":{"a":1,"c":0},"c":{"b":255,"a":10}}'],
  ['{"c":{"a":2,"b":1},"a":{"b":1},"b":{"c":3,"a":4}}'],
  ['{"ü":{"日本":2},"日本":{"ü":2}}'],
  ['{"\ufeffa":{"a":2},"a":{"\ufeffa":1}}'],
  ['{"constructor":{"a":2},"a":{"constructor":2}}'],
  ['{"a":{"a":2,"b":1},"b":{}}'],
  ['{"a":{"ghost":2,"b":1},"b":{"other ghost":0,"a":1}}'],
])('reads %s in whatever pieces it arrives', (text) => {
  for (const read of everyCut(text)) expect(read).toEqual({ acls: careful(text) });
});

it('reads a row of more names than any before', () => {
  const names = Array.from({ length: 100 }, (_, index) => `n${index}`);
  const text = JSON.stringify({ a: {}, b: Object.fromEntries(names.map((name, index) => [name, index])) });
  expect(streamed(bytesOf(text))).toEqual({ acls: careful(text) });
});

describe('leaves to the careful way', () => {
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a web page', '<!doctype html>'],
    ['a list', '[]'],
    ['an answer that was cut off', '{"a":{"b":2'],
    ['an answer that was cut off after a row', '{"a":{"b":2}'],
    ['an answer that goes on', '{"a":{}}{}'],
    ['an answer that goes on after none', '{}{}'],
    ['an answer without a beginning', '}'],
    ['a row that is missing', '{"a":null}'],
    ['a row that is missing after others', '{"a":{"b":2},"b":null}'],
    ['a row that comes twice', '{"a":{},"a":{}}'],
    ['a row that comes twice, and only its first time with a peer', '{"a":{"c":0},"b":{"d":0},"a":{}}'],
    ['rows without a comma', '{"a":{}"b":{}}'],
    ['an escaped name', '{"\\u0061":{}}'],
    ['a name with a quote after others', '{"ü":{"a":0,"\\"":2},"a":{"ü":1},"\\"":{"a":7}}'],
    ['a name with a brace', '{"a":{"}":2},"}":{"a":2}}'],
    ['a broken name', '{"a\nb":{}}'],
    ['the name that objects treat apart', '{"__proto__":{}}'],
    ['the name that objects treat apart as a peer', '{"a":{"__proto__":2}}'],
    ['a value beyond a byte', '{"a":{"a":256}}'],
    ['a long number', '{"a":{"a":0002}}'],
    ['a leading zero', '{"a":{"a":01}}'],
    ['a fraction', '{"a":{"a":1.5}}'],
    ['a negative number', '{"a":{"a":-1}}'],
    ['a text', '{"a":{"a":"2"}}'],
    ['a missing value', '{"a":{"a":}}'],
    ['a comma too many', '{"a":{"a":1,}}'],
    ['a comma too many after a row', '{"a":{"a":1},}'],
    ['a comma too few', '{"a":{"a":1 "b":1},"b":{}}'],
    ['a row without a colon', '{"a"{}}'],
    ['a row with something else for a colon', '{"a";{}}'],
    ['a name that begins without a quote', '{xa":{}}'],
    ['a name that never ends', '{"a'],
  ])('%s', (_, text) => {
    for (const read of everyCut(text)) {
      expect(read).toHaveProperty('body');
      expect(outcomeOf(() => meaning(read))).toEqual(outcomeOf(() => careful(text)));
    }
  });

  it('bytes that are no text', () => {
    const bytes = Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x7b, 0x7d, 0x7d]);
    expect(streamed(bytes)).toEqual({ body: [bytes] });
  });
});

/** What comes of it; an answer that is no JSON is told as that, wherever it goes wrong. */
function outcomeOf(read: () => AclMatrix): unknown {
  try {
    const { nodeIds, cells } = read();
    const cellsOf = (row: number) =>
      nodeIds.map((id, column) => [id, cells[row * nodeIds.length + column]] as const);
    // Objects put names that are numbers first.
    return new Map(nodeIds.map((id, row) => [id, new Map(cellsOf(row))]));
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : String(error);
  }
}

describe('in random pieces', () => {
  const id = fc.oneof(
    fc.constantFrom('a', 'b', 'ü', '日本', '}', '"', '\\'),
    fc.string({ unit: 'grapheme' }),
  );
  const plainId = fc.uuid();
  const spaced = (value: unknown, indent: number) => JSON.stringify(value, null, indent);
  const anywhere = fc.array(fc.nat());
  const endsIn = (bytes: Uint8Array, cuts: readonly number[]) =>
    cuts.map((cut) => cut % (bytes.length + 1)).toSorted((one, other) => one - other);

  it('a plain container is read like the careful way', () => {
    const rows = fc
      .uniqueArray(plainId, { minLength: 1, maxLength: 8 })
      .chain((ids) =>
        fc.dictionary(fc.constantFrom(...ids), fc.dictionary(fc.constantFrom(...ids), fc.nat(255))),
      );
    fc.assert(
      fc.property(rows, fc.nat(2), anywhere, (container, indent, cuts) => {
        const text = spaced(container, indent);
        const bytes = bytesOf(text);
        expect(streamed(bytes, endsIn(bytes, cuts))).toEqual({ acls: careful(text) });
      }),
    );
  });

  it('any answer means what the careful way says', () => {
    const cell = fc.oneof({ weight: 9, arbitrary: fc.nat(255) }, fc.jsonValue());
    const row = fc.oneof({ weight: 9, arbitrary: fc.dictionary(id, cell, { maxKeys: 4 }) }, fc.jsonValue());
    const body = fc.oneof(
      fc
        .tuple(fc.dictionary(id, row, { maxKeys: 4 }), fc.nat(2))
        .map(([rows, indent]) => spaced(rows, indent)),
      fc.stringMatching(/^[{}",:0-9ab]{0,20}$/),
      fc
        .array(
          fc.constantFrom('{', '}', '{"a":{', '"b":', '"a":2', ',', '},"a":{', ' ', '2', '},"b":{}', '{}'),
        )
        .map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(body, anywhere, (text, cuts) => {
        const bytes = bytesOf(text);
        const read = streamed(bytes, endsIn(bytes, cuts));
        expect(outcomeOf(() => meaning(read))).toEqual(outcomeOf(() => careful(text)));
      }),
    );
  });
});
