import { describe, expect, it, vi } from 'vitest';
import { nodesFromWire } from '../../domain/node/nodeWire.ts';
import { joinedBytes } from '../../domain/wire.ts';
import { CallStopped } from './failure.ts';
import { confirmation, image, json, jsonList, pieces, text, type Reader } from './reader.ts';

async function failureOf(reader: Reader<unknown>, body: BodyInit | null, type = 'application/json') {
  const response = new Response(body, { headers: { 'Content-Type': type } });
  const error: unknown = await reader(response).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof CallStopped ? error.failure : error;
}

describe('json', () => {
  const nodes = json(nodesFromWire);

  it('reads JSON under any content type', async () => {
    const response = new Response('[]', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    await expect(nodes(response)).resolves.toEqual([]);
  });

  it('reads null as an empty list', async () => {
    await expect(nodes(new Response('null\n'))).resolves.toEqual([]);
  });

  it('reads a body that was parted within a letter, a piece at a time', async () => {
    const bytes = new TextEncoder().encode('\uFEFF[{"id":"ä"}]');
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const response = new Response(body);
    const atOnce = vi.spyOn(response, 'text');
    await expect(nodes(response)).resolves.toMatchObject([{ id: 'ä' }]);
    expect(atOnce).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty body', '', 'The answer is empty.'],
    ['a body of blanks', '\n', 'The answer is empty.'],
    ['a body that was cut off', '[{"id":"a","na', 'The answer is not JSON, or was cut off.'],
    ['plain text', '404 page not found', 'The answer is not JSON, or was cut off.'],
    ['a web page', '<!DOCTYPE html><html></html>', 'The answer is a web page.'],
    ['a web page without a doctype', '\n<HTML lang="en">', 'The answer is a web page.'],
    ['a wrong type', '[{"id":"a","mtu":"1280"}]', 'nodes[0].mtu: expected a number, got a text'],
    ['an object for a list', '{}', 'nodes: expected a list, got an object'],
  ])('calls %s malformed', async (_, body, detail) => {
    expect(await failureOf(nodes, body)).toEqual({ kind: 'malformed', detail });
  });
});

describe('a list that is read again', () => {
  const a = { id: 'a', name: 'ä } "quoted" \\ {', mtu: 1280, egressgatewayrequest: { nodeid: 'a' } };
  const b = { id: 'b', mtu: 1280, password: 'one' };
  const c = { id: 'c', mtu: 1280 };

  /** What was read first, what is read then, and what of that was made sense of anew. */
  async function twice(first: string, then: string) {
    const before = await jsonList(nodesFromWire)(new Response(first));
    const anew: unknown[] = [];
    const fromWire = vi.fn((wire: unknown) => {
      anew.push(wire);
      return nodesFromWire(wire);
    });
    const read = await jsonList(fromWire, before)(new Response(then));
    expect(read).toEqual(nodesFromWire(JSON.parse(then)));
    return { before, read, anew };
  }

  it.each([
    ['in the same order', [a, b, c]],
    ['in another order', [c, a, b]],
  ])('is the list before where nothing changed, and nothing is parsed, %s', async (_, order) => {
    const before = await jsonList(nodesFromWire)(new Response(JSON.stringify([a, b, c])));
    const parse = vi.spyOn(JSON, 'parse');
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const read = await jsonList(nodesFromWire, before)(new Response(JSON.stringify(order)));
    expect(read).toBe(before);
    expect([parse, decode].map(({ mock }) => mock.calls)).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  it('reads anew what changed, came or went, and nothing else', async () => {
    const changed = { ...b, mtu: 1420 };
    const added = { id: 'd', name: 'new' };
    const { before, read, anew } = await twice(
      JSON.stringify([a, b, c]),
      JSON.stringify([added, changed, a]),
    );
    expect(anew).toEqual([[added, changed]]);
    expect(read[2]).toBe(before[0]);
  });

  it.each([
    ['a record less', [a, b], [a]],
    ['a record more', [a], [a, b]],
    ['a record twice', [a, b], [a, a]],
    ['none any more', [a], []],
    ['some at last', [], [a]],
  ])('is another list with %s', async (_, first, then) => {
    const { before, read } = await twice(JSON.stringify(first), JSON.stringify(then));
    expect(read).not.toBe(before);
  });

  it('reads it however it is spaced', async () => {
    const spaced = JSON.stringify([a, b], null, 2);
    expect((await twice(spaced, `\n${spaced}\n`)).anew).toEqual([]);
    await twice(JSON.stringify([a, b]), spaced);
  });

  it('tells any other letter of a record', async () => {
    const long = { id: 'a', name: '0'.repeat(40), mtu: 1280 };
    for (let at = 0; at < 40; at++) {
      const name = `${'0'.repeat(at)}1${'0'.repeat(39 - at)}`;
      const { read } = await twice(JSON.stringify([long]), JSON.stringify([{ ...long, name }]));
      expect(read).toMatchObject([{ name }]);
    }
  });

  it.each([
    ['cut off within a record', '[{"id":"a"},{"id":', 'The answer is not JSON, or was cut off.'],
    ['cut off between two', '[{"id":"a"},', 'The answer is not JSON, or was cut off.'],
    ['without a comma', '[{"id":"a"}{"id":"a"}]', 'The answer is not JSON, or was cut off.'],
    ['with a word between', '[{"id":"a"},no]', 'The answer is not JSON, or was cut off.'],
    ['of another kind', '["a"]', 'nodes[0]: expected an object, got a text'],
    [
      'with a wrong record',
      '[{"id":"a"},{"id":"b","mtu":""}]',
      'nodes[1].mtu: expected a number, got a text',
    ],
    ['that is a web page', '<html>', 'The answer is a web page.'],
  ])('refuses one %s, although what is before it is known', async (_, then, detail) => {
    const before = await jsonList(nodesFromWire)(new Response('[{"id":"a"}]'));
    expect(await failureOf(jsonList(nodesFromWire, before), then)).toEqual({ kind: 'malformed', detail });
  });
});

describe('confirmation', () => {
  it.each([
    ['an empty body', ''],
    ['a JSON text', '"SUCCESS"\n'],
    ['a record', '{"Code":200,"Message":"a deleted.","Response":null}'],
    ['null', 'null'],
  ])('accepts %s', async (_, body) => {
    await expect(confirmation(new Response(body))).resolves.toBeUndefined();
  });

  it.each([
    ['a web page', '<!doctype html>', 'The answer is a web page.'],
    ['other text', 'welcome', 'The answer is not JSON, or was cut off.'],
  ])('does not take %s for one', async (_, body, detail) => {
    expect(await failureOf(confirmation, body)).toEqual({ kind: 'malformed', detail });
  });
});

describe('text', () => {
  it('keeps the text as it is', async () => {
    await expect(text(new Response('[Interface]\n\n'))).resolves.toBe('[Interface]\n\n');
  });

  it('accepts none at all', async () => {
    await expect(text(new Response(''))).resolves.toBe('');
  });

  it.each([
    ['by its first tag', '<html>', 'text/plain'],
    ['that begins with a comment', '<!-- portal --><html>', 'text/plain'],
    ['by its type, whatever it begins with', 'Sign in to the guest network', 'text/html; charset=utf-8'],
  ])('calls a web page malformed, known %s', async (_, body, type) => {
    expect(await failureOf(text, body, type)).toEqual({
      kind: 'malformed',
      detail: 'The answer is a web page.',
    });
  });
});

describe('pieces', () => {
  const arriving = (...bodies: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const body of bodies) controller.enqueue(new TextEncoder().encode(body));
          controller.close();
        },
      }),
    );

  it('are what arrived, in its order', async () => {
    const read = await pieces(arriving('{"a":', '{}', '}'));
    expect(read.map((piece) => new TextDecoder().decode(piece))).toEqual(['{"a":', '{}', '}']);
    expect(new TextDecoder().decode(joinedBytes(read))).toBe('{"a":{}}');
  });

  it.each([
    ['an empty body', new Response('')],
    ['none', new Response(null)],
  ])('are none of %s', async (_, response) => {
    expect(joinedBytes(await pieces(response))).toHaveLength(0);
  });

  it('fail as the body does', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
    await expect(pieces(new Response(broken))).rejects.toThrow('cut off');
  });
});

describe('image', () => {
  it('gives the bytes with their type', async () => {
    const bytes = Uint8Array.of(137, 80, 78, 71);
    const blob = await image(new Response(bytes, { headers: { 'Content-Type': 'image/png' } }));
    expect(blob.type).toBe('image/png');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  });

  it.each(['', 'null\n'])('calls %j malformed, whatever its type says', async (body) => {
    expect(await failureOf(image, body, 'image/png')).toMatchObject({ kind: 'malformed' });
  });

  it('calls anything else malformed', async () => {
    expect(await failureOf(image, '{}')).toEqual({
      kind: 'malformed',
      detail: 'The answer is not an image.',
    });
  });
});
