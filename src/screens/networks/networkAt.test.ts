import { describe, expect, it } from 'vitest';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsOf, type GivenRecords } from '../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { Failure } from '../../domain/failure.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { networkUserDataFromWire } from '../../domain/user/networkUserWire.ts';
import { networkAt } from './networkAt.ts';

const office = aNetwork({ netid: 'office' });
const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;

type At = GivenRecords & { netid?: string };

const at = ({ netid = 'office', ...given }: At) =>
  networkAt(recordsOf({ opened: 'office', ...given }), netid);

const admin: At = { networks: ready([office]), ownData: ready([]), nodes: ready([]) };

describe('for an administrator', () => {
  it('is the network in the list', () => {
    expect(at(admin)).toEqual({ status: 'ready', network: office, source: admin.networks });
  });

  it.each<[string, At, string]>([
    ['is missing once the list is loaded', { netid: 'nowhere' }, 'missing'],
    ['is loading while the list loads', { networks: { status: 'loading' } }, 'loading'],
    ['is loading before the list is requested', { networks: { status: 'idle' } }, 'loading'],
    ['fails with the list', { networks: failed({ kind: 'timeout' }) }, 'failed'],
    ['matches names case-sensitively', { netid: 'Office' }, 'missing'],
  ])('%s', (_, changes, status) => {
    expect(at({ ...admin, ...changes }).status).toBe(status);
  });
});

describe('for an administrator of the network', () => {
  const own: At = {
    ...admin,
    viewer: aViewerAt({ office: 0 }, { isEE: false }),
    networks: { status: 'idle' },
    ownNetwork: ready(office),
  };

  it('is the network loaded by itself', () => {
    expect(at(own)).toEqual({ status: 'ready', network: office, source: own.ownNetwork });
  });

  it.each<[string, At, string]>([
    ['is loading before it is requested', { ownNetwork: { status: 'idle' } }, 'loading'],
    [
      'is not shown when the server refuses',
      { ownNetwork: failed({ kind: 'unauthorized', message: '' }) },
      'denied',
    ],
    [
      'is unknown when the server has none',
      { ownNetwork: failed({ kind: 'rejected', status: 500, message: 'no result found' }) },
      'missing',
    ],
    ['fails otherwise', { ownNetwork: failed({ kind: 'timeout' }) }, 'failed'],
    ['is loading while the user’s rights load', { ownData: { status: 'loading' } }, 'loading'],
    [
      'fails instead of denying access when the rights are unknown',
      { ownData: failed({ kind: 'timeout' }) },
      'failed',
    ],
  ])('%s', (_, changes, status) => {
    expect(at({ ...own, ...changes }).status).toBe(status);
  });
});

describe('for other users', () => {
  const data = networkUserDataFromWire({ office: { user: { accesslevel: 1 } } }, 'mira');
  const user: At = {
    ...admin,
    viewer: createViewer(aSessionUser({ isAdmin: false }), true, data),
    networks: { status: 'idle' },
  };

  it.each<[string, At, string]>([
    ['is not shown', {}, 'denied'],
    ['is missing without any right', { netid: 'nowhere' }, 'missing'],
    [
      'is not unknown while nodes may still name it',
      { netid: 'lab', nodes: { status: 'loading' } },
      'loading',
    ],
    ['is missing when the nodes failed', { netid: 'lab', nodes: failed({ kind: 'timeout' }) }, 'missing'],
    [
      'is known by its nodes on the community edition',
      {
        netid: 'lab',
        nodes: ready([aNode({ network: 'lab' })]),
        viewer: createViewer(aSessionUser({ isAdmin: false }), false, []),
      },
      'denied',
    ],
  ])('%s', (_, changes, status) => {
    expect(at({ ...user, ...changes }).status).toBe(status);
  });
});
