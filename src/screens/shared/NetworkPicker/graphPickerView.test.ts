import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { graphPickerView, type GraphPickerInput } from './nodePickers.ts';

const viewOf = (changes: Partial<GraphPickerInput> = {}) =>
  graphPickerView({
    nodes: ready([aNode({ network: 'office', name: 'a' }), aNode({ network: 'office', name: 'b' })]),
    networks: ready([aNetwork({ netid: 'office' }), aNetwork({ netid: 'lab' })]),
    viewer: viewer(aSessionUser(), true, []),
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

it('offers the networks by name, with their nodes', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    rows: [
      { netid: 'lab', href: '/graphs/lab', facts: { nodes: 0 } },
      { netid: 'office', href: '/graphs/office', facts: { nodes: 2 } },
    ],
  });
});

it('offers others the networks of their nodes, though they are not told of networks', () => {
  const guest = viewer(aSessionUser({ isAdmin: false }), false, []);
  const networks = { status: 'failed', failure: { kind: 'unauthorized', message: '' } } as const;
  expect(viewOf({ viewer: guest, networks })).toMatchObject({ rows: [{ netid: 'office' }] });
});

it.each([
  ['loading', { nodes: { status: 'loading' } }],
  ['empty', { nodes: ready([]), networks: ready([]) }],
  ['noMatch', { query: new URLSearchParams('search=nowhere') }],
  ['failed', { networks: { status: 'failed', failure: { kind: 'timeout' } } }],
] as const)('is %s with %o', (status, changes) => {
  expect(viewOf(changes).status).toBe(status);
});
