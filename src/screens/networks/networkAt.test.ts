import { describe, expect, it } from 'vitest';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { Failure } from '../../domain/failure.ts';
import { viewer } from '../../domain/session/permissions.ts';
import { networkUserDataFromWire } from '../../domain/user/networkUserWire.ts';
import { networkAt, type NetworkAtInput } from './networkAt.ts';

const office = aNetwork({ netid: 'office' });
const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;

const admin: NetworkAtInput = {
  netid: 'office',
  viewer: viewer(aSessionUser(), false, []),
  ownData: ready([]),
  networks: ready([office]),
  own: { status: 'idle' },
  nodes: ready([]),
};

describe('for an administrator', () => {
  it('is the network in the list', () => {
    expect(networkAt(admin)).toEqual({ status: 'ready', network: office, source: admin.networks });
  });

  it.each<[string, Partial<NetworkAtInput>, string]>([
    ['is unknown once the list is loaded', { netid: 'nowhere' }, 'missing'],
    ['is not unknown while the list is on its way', { networks: { status: 'loading' } }, 'loading'],
    ['is not unknown before the list is asked for', { networks: { status: 'idle' } }, 'loading'],
    ['failed with the list', { networks: failed({ kind: 'timeout' }) }, 'failed'],
    ['has names told apart by case', { netid: 'Office' }, 'missing'],
  ])('%s', (_, changes, status) => {
    expect(networkAt({ ...admin, ...changes }).status).toBe(status);
  });
});

describe('for an administrator of the network', () => {
  const own: NetworkAtInput = {
    ...admin,
    viewer: aViewerAt({ office: 0 }, { isEE: false }),
    networks: { status: 'idle' },
    own: ready(office),
  };

  it('is what they read alone', () => {
    expect(networkAt(own)).toEqual({ status: 'ready', network: office, source: own.own });
  });

  it.each<[string, Partial<NetworkAtInput>, string]>([
    ['is waited for', { own: { status: 'idle' } }, 'loading'],
    [
      'is not shown when the server refuses',
      { own: failed({ kind: 'unauthorized', message: '' }) },
      'denied',
    ],
    [
      'is unknown when the server has none',
      { own: failed({ kind: 'rejected', status: 500, message: 'no result found' }) },
      'missing',
    ],
    ['failed otherwise', { own: failed({ kind: 'timeout' }) }, 'failed'],
    ['waits for what they may do', { ownData: { status: 'loading' } }, 'loading'],
    ['is not called closed when nobody knows', { ownData: failed({ kind: 'timeout' }) }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(networkAt({ ...own, ...changes }).status).toBe(status);
  });
});

describe('for anybody else', () => {
  const data = networkUserDataFromWire({ office: { user: { accesslevel: 1 } } }, 'mira');
  const user: NetworkAtInput = {
    ...admin,
    viewer: viewer(aSessionUser({ isAdmin: false }), true, data),
    networks: { status: 'idle' },
  };

  it.each<[string, Partial<NetworkAtInput>, string]>([
    ['is not shown', {}, 'denied'],
    ['is unknown without a right on it', { netid: 'nowhere' }, 'missing'],
    [
      'is not unknown while nodes may still name it',
      { netid: 'lab', nodes: { status: 'loading' } },
      'loading',
    ],
    ['is unknown when the nodes failed', { netid: 'lab', nodes: failed({ kind: 'timeout' }) }, 'missing'],
    [
      'is known by its nodes on the community edition',
      {
        netid: 'lab',
        nodes: ready([aNode({ network: 'lab' })]),
        viewer: viewer(aSessionUser({ isAdmin: false }), false, []),
      },
      'denied',
    ],
  ])('%s', (_, changes, status) => {
    expect(networkAt({ ...user, ...changes }).status).toBe(status);
  });
});
