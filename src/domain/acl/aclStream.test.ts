import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AclMatrix } from './aclMatrix.ts';
import { aclFromWire, aclStream } from './aclWire.ts';

/** Parses a response that arrives in chunks ending at these byte offsets. */
function streamed(text: string, cuts: readonly number[] = []): AclMatrix {
  const stream = aclStream();
  const bytes = new TextEncoder().encode(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    stream.take(bytes.slice(from, end));
    from = end;
  }
  return stream.read(JSON.parse(stream.rest()));
}

const whole = (text: string) => aclFromWire(JSON.parse(text));

it.each([
  ['null'],
  ['{}'],
  [' { } \n'],
  ['{"a":{}}'],
  ['{"a":null}'],
  ['{"a":{"b":2},"b":{"a":1}}\n'],
  ['{ "a" : { "b" : 2 } ,\r\n\t"b" : { "a" : 1 } }'],
  ['{"a":{"c":2,"b":1},"b":{"a":1,"c":0},"c":{"b":255,"a":10}}'],
  ['{"c":{"a":2,"b":1},"a":{"b":1},"b":{"c":3,"a":4}}'],
  ['{"ü":{"日本":2},"日本":{"ü":2}}'],
  ['{"\\ufeffa":{"a":2},"a":{"\\ufeffa":1}}'],
  ['{"\\u0061":{"}":2},"}":{"\\"":1}}'],
  ['{"__proto__":{"a":2},"constructor":{"a":2},"a":{"constructor":2,"__proto__":1}}'],
  ['{"a":{"a":2,"b":1},"b":{}}'],
  ['{"a":{"ghost":2,"b":1},"b":{"other ghost":0,"a":1}}'],
])('parses %s in any chunks', (text) => {
  for (let length = 1; length < text.length; length++) {
    const cuts = Array.from({ length: Math.ceil(text.length / length) }, (_, index) => index * length);
    expect(streamed(text, cuts)).toEqual(whole(text));
  }
});

it.each(['[]', '1', '{"a":1}', '{"a":[]}', '{"a":{"a":256}}', '{"a":{"a":"2"}}', '{"a":{"b":1.5}}'])(
  'says of %s what is wrong with it',
  (text) => {
    expect(errorOf(() => streamed(text))).toBe(errorOf(() => whole(text)));
  },
);

function errorOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  throw new Error('It was read.');
}

it('parses rows of increasing length', () => {
  const names = Array.from({ length: 100 }, (_, index) => `n${index}`);
  const text = JSON.stringify({ a: {}, b: Object.fromEntries(names.map((name, index) => [name, index])) });
  expect(streamed(text)).toEqual(whole(text));
});

it('parses any ACLs in random chunks', () => {
  const rows = fc
    .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 })
    .chain((ids) =>
      fc.dictionary(fc.constantFrom(...ids), fc.dictionary(fc.constantFrom(...ids), fc.nat(255))),
    );
  fc.assert(
    fc.property(rows, fc.nat(2), fc.array(fc.nat()), (container, indent, cuts) => {
      const text = JSON.stringify(container, null, indent);
      expect(streamed(text, cuts)).toEqual(whole(text));
    }),
  );
});
