import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { aclMatrixView, type AclMatrixInput, aclFilter } from './aclMatrixView.ts';

const plain = aNode({ network: 'net', name: 'db-1' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });

const viewOf = (changes: Partial<AclMatrixInput> = {}) =>
  aclMatrixView({
    netid: 'net',
    nodeId: undefined,
    isPermitted: true,
    edit: ready(editAcls(anAclMatrix([plain.id, server.id]))),
    isRefreshing: false,
    submission: { status: 'none' },
    nodes: ready([plain, server]),
    networks: ready([aNetwork({ netid: 'net', isPointToSite: true })]),
    clients: ready([]),
    measured: undefined,
    reading: undefined,
    merged: undefined,
    intent: undefined,
    query: new URLSearchParams('show=blocked'),
    now: 600,
    ...changes,
  });

const noRecord = { kind: 'rejected', status: 500, message: 'no result found' } as const;

it.each([
  ['ready', {}],
  ['denied', { isPermitted: false }],
  ['missing', { networks: ready([]) }],
  ['loading', { edit: { status: 'loading' } }],
  ['stopped', { edit: { status: 'failed', failure: { kind: 'cancelled' } } }],
  ['loading', { nodes: { status: 'loading' } }],
  ['empty', { edit: { status: 'failed', failure: noRecord } }],
  ['empty', { edit: ready(editAcls(anAclMatrix([]))) }],
  ['failed', { edit: { status: 'failed', failure: { kind: 'timeout' } } }],
  ['ready', { nodeId: plain.id }],
  ['serverNode', { nodeId: server.id }],
  ['missingNode', { nodeId: 'ghost' }],
] as const)('is %s for %o', (status, changes) => {
  expect(viewOf(changes).status).toBe(status);
});

it('passes on what the matrix is drawn from as it is', () => {
  const edit = ready(editAcls(anAclMatrix([plain.id, server.id])));
  const view = viewOf({ edit, nodeId: plain.id });
  expect(view).toMatchObject({ source: { only: plain.id, isPointToSite: true, minute: 10 } });
  expect(view.status === 'ready' && view.source.edit).toBe(edit.value);
  expect(view.status === 'ready' && view.frame.filter.shown).toBe('blocked');
});

const everything = { view: 'matrix', rows: '', columns: '', shown: 'all', groupBy: undefined } as const;

it.each([
  ['', everything],
  ['search=gw&columns=db', { ...everything, rows: 'gw', columns: 'db' }],
  ['show=blocked', { ...everything, shown: 'blocked' }],
  ['view=patterns', { ...everything, view: 'patterns' }],
  ['show=changed&group=health', { ...everything, shown: 'changed', groupBy: 'health' }],
] as const)('reads and writes %o', (query, filter) => {
  expect(aclFilter.read(new URLSearchParams(query))).toEqual(filter);
  expect(aclFilter.write(new URLSearchParams(), filter).toString()).toBe(query);
});

it('takes what it does not know for nothing', () => {
  expect(aclFilter.read(new URLSearchParams('show=odd&group=colour&search=%20'))).toEqual(everything);
});

it('leaves the rest of the address as it is', () => {
  expect(aclFilter.write(new URLSearchParams('page=2&search=x'), everything).toString()).toBe('page=2');
});
