import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aclPickerView, metricsPickerView, type AclPickerInput } from './nodePickers.ts';

const viewOf = (changes: Partial<AclPickerInput> = {}) =>
  aclPickerView({
    isPermitted: true,
    networks: ready([aNetwork({ netid: 'office' }), aNetwork({ netid: 'lab' })]),
    nodes: ready([aNode({ network: 'office', name: 'a' }), aNode({ network: 'office', name: 'b' })]),
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

it('offers the networks by name with their nodes', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    rows: [
      { netid: 'lab', href: '/acls/lab', facts: { nodes: 0 } },
      { netid: 'office', href: '/acls/office', facts: { nodes: 2 } },
    ],
  });
});

it('does not wait for the nodes', () => {
  expect(viewOf({ nodes: { status: 'loading' } })).toMatchObject({
    rows: [{ facts: { nodes: undefined } }, {}],
  });
});

it('narrows by name', () => {
  const view = viewOf({ query: new URLSearchParams('search=off') });
  expect(view).toMatchObject({ search: 'off', rows: [{ netid: 'office' }] });
});

it.each([
  ['closed', { isPermitted: false }],
  ['loading', { networks: { status: 'loading' } }],
  ['empty', { networks: ready([]) }],
  ['noMatch', { query: new URLSearchParams('search=x') }],
  ['failed', { networks: { status: 'failed', failure: { kind: 'timeout' } } }],
] as const)('is %s for %o', (status, changes) => {
  expect(viewOf(changes).status).toBe(status);
});

const page = { query: new URLSearchParams(), rowsPerPage: 10 } as const;

it('offers the networks by name with their nodes, and all at once', () => {
  const networks = ready([aNetwork({ netid: 'office' }), aNetwork({ netid: 'lab' })]);
  const nodes = ready([aNode({ network: 'office', name: 'a' }), aNode({ network: 'office', name: 'b' })]);
  expect(metricsPickerView({ networks, nodes, ...page })).toMatchObject({
    status: 'ready',
    all: { href: '/metrics/MetricsTable' },
    rows: [
      { netid: 'lab', href: '/metrics/lab', facts: { nodes: 0 } },
      { netid: 'office', href: '/metrics/office', facts: { nodes: 2 } },
    ],
  });
});

it('does not wait for the nodes', () => {
  const view = metricsPickerView({ networks: ready([aNetwork()]), nodes: { status: 'loading' }, ...page });
  expect(view).toMatchObject({ status: 'ready', rows: [{ facts: { nodes: undefined } }] });
});

it.each([
  ['loading', { status: 'loading' }],
  ['loading', { status: 'idle' }],
  ['empty', ready([])],
  ['failed', { status: 'failed', failure: { kind: 'timeout' } }],
] as const)('is %s for networks %o', (status, networks) => {
  expect(metricsPickerView({ networks, nodes: ready([]), ...page }).status).toBe(status);
});
