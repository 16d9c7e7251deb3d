import { describe, expect, it } from 'vitest';
import { aclCell } from '../domain/acl/aclMatrix.ts';
import { aclFromWire } from '../domain/acl/aclWire.ts';
import { responding, answeringBy, createTestApi, type Responder } from './testing/fakeBackend.ts';

const now = { a: { b: 2, c: 2 }, b: { a: 2, c: 1 }, c: { a: 2, b: 1 } };
const read = aclFromWire(now);
const asked = { a: { b: 1, c: 2 }, b: { a: 1, c: 1 }, c: { a: 2, b: 1 } };

function inTurn(...answers: readonly Responder[]): Responder {
  const left = [...answers];
  return (request) => {
    const answer = left.shift();
    if (!answer) throw new Error('Asked once more than expected');
    return answer(request);
  };
}

describe('updating ACLs', () => {
  it('sends the rows that differ', async () => {
    const backend = createTestApi(responding(asked));
    const kept = aclFromWire(asked);
    expect(await backend.api.acls.update('net', read, kept)).toEqual({ ok: true, value: kept });
    expect(await backend.asked[0]?.json()).toEqual({ a: { b: 1, c: 2 }, b: { a: 1, c: 1 } });
  });

  it('sends nothing if the server already has the same rows', async () => {
    const backend = createTestApi(responding(now));
    expect(await backend.api.acls.update('net', read, read)).toEqual({ ok: true, value: read });
    expect(backend.asked).toEqual([]);
  });

  it('keeps the rules of a node that joins between the read and the change', async () => {
    const joined = {
      a: { b: 1, c: 2 },
      b: { a: 1, c: 1 },
      c: { a: 2, b: 1, new: 2 },
      new: { a: 2, b: 2, c: 2 },
    };
    const mended = { ...joined, a: { ...joined.a, new: 2 }, b: { ...joined.b, new: 2 } };
    const backend = createTestApi(
      answeringBy({
        'PUT /api/networks/net/acls': inTurn(responding(joined), responding(mended)),
      }),
    );
    const result = await backend.api.acls.update('net', read, aclFromWire(asked));
    expect(await backend.asked[1]?.json()).toEqual({
      a: { b: 1, c: 2, new: 2 },
      b: { a: 1, c: 1, new: 2 },
    });
    expect(result.ok && aclCell(result.value, 'a', 'new')).toBe(2);
  });

  it.each([
    ['', 'The response is empty.'],
    ['<!doctype html>', 'The response is a web page.'],
    ['{"a":{"b":2', 'The response isn’t JSON or was cut off.'],
    ['{"a":{"b":"2"}}', 'acls.a.b: expected a number from 0 to 255, got a text'],
  ])('rejects %o as a container: %s', async (body, detail) => {
    const backend = createTestApi(() => new Response(body));
    expect(await backend.api.acls.load('net')).toEqual({ ok: false, error: { kind: 'malformed', detail } });
  });
});
