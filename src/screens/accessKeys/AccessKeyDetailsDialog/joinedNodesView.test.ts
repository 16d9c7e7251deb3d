import { describe, expect, it } from 'vitest';
import { ready as loaded } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { joinedNodesView } from './accessKeyDetailsView.ts';

const old = aNode({ name: 'old', network: 'office' });
const fresh = aNode({ name: 'fra-web-03', network: 'office', address: '10.20.4.53', lastCheckIn: NOW - 8 });
const elsewhere = aNode({ name: 'elsewhere', network: 'lab' });

const ready = (...nodes: readonly Node[]): Loadable<readonly Node[]> => ({
  status: 'ready',
  value: nodes,
  loadedAt: NOW_MS,
});

const networkWith = (allowManualSignup: boolean) => ({
  networks: loaded([aNetwork({ netid: 'office', allowManualSignup })]),
});

const viewOf = (changes: GivenRecords = {}) =>
  joinedNodesView(
    recordsOf({
      nodes: ready(old, fresh, elsewhere),
      ...networkWith(true),
      ...changes,
    }),
    'office',
    new Set([old.id]),
  );

describe('joinedNodesView', () => {
  it('lists new nodes of the network', () => {
    expect(viewOf()).toMatchObject({
      rows: [
        {
          node: { id: fresh.id, network: 'office', name: 'fra-web-03' },
          address: '10.20.4.53',
          health: { isPending: false, lastCheckIn: NOW - 8 },
          href: `/nodes/office/${fresh.id}`,
          canApprove: false,
        },
      ],
      problem: undefined,
    });
  });

  it('is empty until the earlier nodes are known', () => {
    const records = recordsOf({ nodes: ready(old, fresh) });
    expect(joinedNodesView(records, 'office', undefined).rows).toEqual([]);
  });

  it('compares nodes by id, not name', () => {
    const sameName = { ...old, id: 'another-id' };
    expect(viewOf({ nodes: ready(old, sameName) }).rows.map(({ node }) => node.id)).toEqual(['another-id']);
  });

  it('shows the IPv6 address of a node without an IPv4 one', () => {
    const six = { ...fresh, address: '', address6: 'fd42::53' };
    expect(viewOf({ nodes: ready(six) }).rows[0]?.address).toBe('fd42::53');
  });

  it.each([
    ['an administrator', true, true, true],
    ['an administrator, if the network requires keys', true, false, false],
    ['another user', false, true, false],
  ])('pending nodes can be approved by %s', (_, isAdmin, allowManualSignup, can) => {
    const changes = {
      nodes: ready({ ...fresh, isPending: true }),
      ...networkWith(allowManualSignup),
      viewer: createViewer(aSessionUser({ isAdmin, networks: ['office'] }), false, []),
    };
    expect(viewOf(changes).rows).toMatchObject([{ health: { isPending: true }, canApprove: can }]);
  });

  it('shows why nodes couldn’t be loaded', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(viewOf({ nodes: { status: 'failed', failure } }).problem).toBe('Could not reach server');
    const stale = { status: 'ready', value: [fresh], loadedAt: NOW_MS, staleBecause: failure } as const;
    expect(viewOf({ nodes: stale })).toMatchObject({ problem: 'Could not reach server', rows: [{}] });
  });
});
