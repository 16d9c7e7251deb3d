import { describe, expect, it } from 'vitest';
import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { aclFromWire } from '../domain/acl/aclWire.ts';
import { answering, answeringBy, anApi, lineOf } from './fakeBackend.ts';

const now = { a: { b: 2, c: 2 }, b: { a: 2, c: 1 }, c: { a: 2, b: 1 } };
const asked = { a: { b: 1, c: 2 }, b: { a: 1, c: 1 }, c: { a: 2, b: 1 } };

describe('updating ACLs', () => {
  it('lays the change over the container as it is now, and sends the rows that differ', async () => {
    const backend = anApi(
      answeringBy({
        'GET /api/networks/net/acls': answering(now),
        'PUT /api/networks/net/acls': answering(asked),
      }),
    );
    const seen: AclMatrix[] = [];
    const result = await backend.api.acls.update('net', (current) => {
      seen.push(current);
      return aclFromWire(asked);
    });
    expect(seen).toEqual([aclFromWire(now)]);
    expect(await backend.asked[1]?.json()).toEqual({ a: { b: 1, c: 2 }, b: { a: 1, c: 1 } });
    expect(result).toEqual({ ok: true, value: { asked: aclFromWire(asked), kept: aclFromWire(asked) } });
  });

  it('sends nothing when the server holds all of it already', async () => {
    const backend = anApi(answering(now));
    const result = await backend.api.acls.update('net', (current) => current);
    expect(result).toEqual({ ok: true, value: { asked: aclFromWire(now), kept: aclFromWire(now) } });
    expect(backend.asked.map(lineOf)).toEqual(['GET /api/networks/net/acls']);
  });
});
