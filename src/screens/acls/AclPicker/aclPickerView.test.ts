import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aclPickerView, type AclPickerInput } from './aclPickerView.ts';

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
