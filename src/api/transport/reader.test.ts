import { describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { nodesFromWire } from '../../domain/node/nodeWire.ts';
import { failureOf } from '../testing/failureOf.ts';
import { confirmation, json, longJson, text, unread, type Chunks } from './reader.ts';

describe('json', () => {
  const nodes = json(nodesFromWire);

  it('reads JSON under any content type', async () => {
    const response = new Response('[]', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    await expect(nodes(response)).resolves.toEqual([]);
  });

  it('reads null as an empty list', async () => {
    await expect(nodes(new Response('null\n'))).resolves.toEqual([]);
  });

  it('reads a body that was split within a character', async () => {
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
    ['an empty body', '', 'The response is empty.'],
    ['a body of blanks', '\n', 'The response is empty.'],
    ['a body that was cut off', '[{"id":"a","na', 'The response isn’t JSON or was cut off.'],
    ['plain text', '404 page not found', 'The response isn’t JSON or was cut off.'],
    ['a web page', '<!DOCTYPE html><html></html>', 'The response is a web page.'],
    ['a web page without a doctype', '\n<HTML lang="en">', 'The response is a web page.'],
    ['a wrong type', '[{"id":"a","mtu":"1280"}]', 'nodes[0].mtu: expected a number, got a text'],
    ['an object for a list', '{}', 'nodes: expected a list, got an object'],
  ])('treats %s as malformed', async (_, body, detail) => {
    expect(await failureOf(nodes, body)).toEqual({ kind: 'malformed', detail });
  });
});

describe('confirmation', () => {
  it.each([
    ['an empty body', ''],
    ['a line break', '\n'],
    ['a JSON text', '"SUCCESS"\n'],
    ['a record', '{"Code":200,"Message":"a deleted.","Response":null}'],
    ['null', 'null'],
  ])('accepts %s', async (_, body) => {
    await expect(confirmation(new Response(body))).resolves.toBeUndefined();
  });

  it.each([
    ['a web page', '<!doctype html>', 'The response is a web page.'],
    ['other text', 'welcome', 'The response isn’t JSON or was cut off.'],
  ])('rejects %s', async (_, body, detail) => {
    expect(await failureOf(confirmation, body)).toEqual({ kind: 'malformed', detail });
  });
});

describe('text', () => {
  it('returns the text unchanged', async () => {
    await expect(text(new Response('[Interface]\n\n'))).resolves.toBe('[Interface]\n\n');
  });

  it('accepts an empty body', async () => {
    await expect(text(new Response(''))).resolves.toBe('');
  });

  it.each([
    ['by its first tag', '<html>', 'text/plain'],
    ['that begins with a comment', '<!-- portal --><html>', 'text/plain'],
    ['by its type, regardless of its content', 'Sign in to the guest network', 'text/html; charset=utf-8'],
  ])('treats a web page as malformed, detected %s', async (_, body, type) => {
    expect(await failureOf(text, body, type)).toEqual({
      kind: 'malformed',
      detail: 'The response is a web page.',
    });
  });
});

describe('JSON of any length', () => {
  const readLong = vi.fn(async (body: Chunks): Promise<Result<number, Failure>> => {
    let length = 0;
    for await (const piece of body) length += piece.length;
    return succeed(length);
  });
  const lengthOf = longJson((wire) => (Array.isArray(wire) ? wire.length : 0), readLong);
  const inPieces = (...pieces: Uint8Array<ArrayBuffer>[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      }),
    );

  it('is parsed at once if it is short', async () => {
    readLong.mockClear();
    await expect(lengthOf(new Response('[1,2,3]'))).resolves.toBe(3);
    expect(readLong).not.toHaveBeenCalled();
  });

  it.each(['', '<!doctype html>', '[1,'])('is malformed if it is %o', async (body) => {
    expect(await failureOf(lengthOf, body)).toMatchObject({ kind: 'malformed' });
  });

  it('is read while it arrives, from the first byte to the last, if it is long', async () => {
    const pieces = [new Uint8Array(400_000), new Uint8Array(400_000), new Uint8Array(7)];
    await expect(lengthOf(inPieces(...pieces))).resolves.toBe(800_007);
  });

  it('returns the failure of the reader', async () => {
    const refused = longJson(
      () => 0,
      async () => fail({ kind: 'malformed', detail: 'too long' }),
    );
    expect(await failureOf(refused, new Uint8Array(600_000))).toEqual({
      kind: 'malformed',
      detail: 'too long',
    });
  });

  it('throws the error of the body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
    await expect(lengthOf(new Response(broken))).rejects.toThrow('cut off');
  });
});

describe('unread', () => {
  it('cancels the body, so that a secret in it is not received', async () => {
    const cancel = vi.fn();
    await unread(new Response(new ReadableStream({ cancel }, { highWaterMark: 0 })));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('accepts a response without a body', async () => {
    await expect(unread(new Response())).resolves.toBeUndefined();
  });
});
