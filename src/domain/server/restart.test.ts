import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW, MINUTE } from '../../../mocks/fixtures/now.ts';
import type { Node } from '../node/node.ts';
import { isRecent, serverRestart } from './restart.ts';

const restart = NOW - MINUTE;
const lifetime = 300_000_000;

/** A node as the server rewrites it at its start. */
const stamped = (id: string, changes: Partial<Node> = {}) =>
  aNode({ id, lastCheckIn: restart, expiresAt: restart + lifetime, ...changes });
const server = (changes: Partial<Node> = {}) => stamped('server', { isServer: true, ...changes });
const heard = { lastCheckIn: NOW - 5 };

describe('a restart of the server', () => {
  it.each<[string, readonly Node[], ReturnType<typeof serverRestart>]>([
    [
      'after which no node has checked in',
      [server(), stamped('a'), stamped('b')],
      { at: restart, unheard: 2, isAll: true },
    ],
    [
      'after which only the server’s own node checked in',
      [server(heard), stamped('a'), stamped('b')],
      { at: restart, unheard: 2, isAll: true },
    ],
    [
      'after which some nodes checked in',
      [server(heard), stamped('a', heard), stamped('b')],
      { at: restart, unheard: 1, isAll: false },
    ],
    [
      'that rewrote its nodes over some seconds',
      [server(), stamped('a', { lastCheckIn: restart + 4, expiresAt: restart + 4 + lifetime })],
      { at: restart, unheard: 1, isAll: true },
    ],
    [
      'after which a node joined',
      [server(heard), stamped('a'), stamped('new', { lastCheckIn: NOW, expiresAt: NOW + lifetime })],
      { at: restart, unheard: 1, isAll: false },
    ],
    ['after which all nodes checked in', [server(heard), stamped('a', heard)], undefined],
    [
      'after which only a pending node hasn’t checked in',
      [server(heard), stamped('p', { isPending: true })],
      undefined,
    ],
  ])('%s', (_, nodes, expected) => {
    expect(serverRestart(nodes)).toEqual(expected);
  });

  it.each<[string, readonly Node[]]>([
    ['there are no nodes', []],
    ['one node has just joined', [stamped('a')]],
    [
      'all check-ins are of one moment, but the nodes joined at different ones',
      [server(), stamped('a', { expiresAt: restart + lifetime - 86_400 }), stamped('b')],
    ],
    ['networks were just made, with the server’s own nodes alone', [server(), server({ id: 'other' })]],
    ['nodes never expire', [aNode({ id: 'a', expiresAt: 0 }), aNode({ id: 'b', expiresAt: 0 })]],
  ])('is not detected when %s', (_, nodes) => {
    expect(serverRestart(nodes)).toBeUndefined();
  });

  it('is recent for five minutes, after which offline nodes are in warning anyway', () => {
    const seen = { at: restart, unheard: 1, isAll: true };
    expect([restart, restart + 299, restart + 300].map((now) => isRecent(seen, now))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
