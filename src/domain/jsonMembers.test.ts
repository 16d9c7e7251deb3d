import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonMembers } from './jsonMembers.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Parses a response in chunks that end at these bytes. */
function streamed(text: string, depth: number, cuts: readonly number[] = []) {
  const members: (readonly [string, unknown])[] = [];
  const stream = jsonMembers(depth, (key, value) => members.push([key, value]));
  const bytes = bytesOf(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    stream.take(bytes.slice(from, end));
    from = end;
  }
  return { members, rest: JSON.parse(stream.rest()) as unknown };
}

// Own `__proto__` properties are ignored; see WireObject.
const key = fc
  .oneof(fc.constantFrom('ü', '日本', '}', ']', ',', '"', '\\', '\\"', '\u{1f600}', '1'), fc.string())
  .filter((text) => text !== '__proto__');
const object = fc.dictionary(key, fc.jsonValue(), { maxKeys: 6 });
const anywhere = fc.array(fc.nat());
const indent = fc.constantFrom(undefined, 2);

/** Follows JSON objects: null counts as missing, and numeric keys come first. */
const entriesOf = (value: Record<string, unknown>) =>
  Object.entries(JSON.parse(JSON.stringify(value)) as Record<string, unknown>).map(([name, its]) => [
    name,
    its ?? undefined,
  ]);

describe('with any chunk boundaries', () => {
  it('the members of the response are read one by one', () => {
    fc.assert(
      fc.property(object, indent, anywhere, (json, space, cuts) => {
        const { members, rest } = streamed(JSON.stringify(json, null, space), 1, cuts);
        expect(members).toEqual(entriesOf(json));
        expect(rest).toEqual(members.length === 0 ? {} : { '': 0 });
      }),
    );
  });

  it('the members of a nested object are read and the rest is left', () => {
    fc.assert(
      fc.property(object, fc.jsonValue(), indent, anywhere, (nodes, more, space, cuts) => {
        const { members, rest } = streamed(JSON.stringify({ nodes, more }, null, space), 2, cuts);
        expect(members).toEqual(entriesOf(nodes));
        const left = { nodes: members.length === 0 ? {} : { '': 0 }, more };
        expect(rest).toEqual(JSON.parse(JSON.stringify(left)));
      }),
    );
  });

  it('a response is valid exactly if it is valid JSON as a whole', () => {
    const sign = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '"a"', '"b":', '{"a":{', '1', ' ');
    fc.assert(
      fc.property(fc.array(sign), fc.constantFrom(1, 2), anywhere, (signs, depth, cuts) => {
        const text = signs.join('');
        expect(isJson(() => streamed(text, depth, cuts))).toBe(isJson(() => JSON.parse(text)));
      }),
      { numRuns: 2000 },
    );
  });
});

function isJson(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

it('leaves a list in place of an expected object', () => {
  expect(streamed('[{"a":1}]', 1)).toEqual({ members: [], rest: [{ a: 1 }] });
  expect(streamed('{"nodes":[{"a":1}]}', 2)).toEqual({ members: [], rest: { nodes: [{ a: 1 }] } });
});

it('reads a repeated member each time', () => {
  expect(streamed('{"a":1,"a":2}', 1).members).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
});

it('drops a member once it is read', () => {
  const sizes: number[] = [];
  const stream = jsonMembers(1, (_, value) => sizes.push(String(value).length));
  stream.take(bytesOf('{'));
  for (let index = 0; index < 50; index++) stream.take(bytesOf(`"k${index}":"${'x'.repeat(10_000)}",`));
  stream.take(bytesOf('"last":1}'));
  expect(sizes).toHaveLength(51);
  expect(stream.rest().length).toBeLessThan(1000);
});
