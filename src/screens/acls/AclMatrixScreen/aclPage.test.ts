import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { aclFilter, aclPage, hrefOfFormerView, rulesToRead } from './aclPage.ts';

const plain = aNode({ network: 'net', name: 'db-1' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });

const rules = (...nodes: readonly { readonly id: string }[]) => anAclMatrix(nodes.map(({ id }) => id));
const read = (data: Loadable<AclMatrix>) => ({ data, isLoading: false });
const edit = editAcls(rules(plain, server));

type Changes = Partial<Parameters<typeof aclPage>[1]> & GivenRecords;

const viewOf = (changes: Changes = {}) => {
  const records = recordsOf({
    nodes: ready([plain, server]),
    networks: ready([aNetwork({ netid: 'net', isPointToSite: true })]),
    clients: ready([]),
    ...changes,
  });
  return aclPage(records, {
    netid: 'net',
    nodeId: undefined,
    acls: read(ready(edit.loaded)),
    edit,
    submission: { status: 'none' },
    measured: undefined,
    reading: undefined,
    merged: undefined,
    intent: undefined,
    query: new URLSearchParams('show=blocked'),
    now: 600,
    ...changes,
  });
};

const noRecord = { kind: 'rejected', status: 500, message: 'no result found' } as const;

it.each([
  ['ready', {}],
  ['denied', { viewer: aViewerAt({ net: 0 }) }],
  ['noRecord', { networks: ready([]) }],
  ['loading', { acls: read({ status: 'loading' }) }],
  ['stopped', { acls: read({ status: 'failed', failure: { kind: 'cancelled' } }) }],
  ['loading', { nodes: { status: 'loading' } }],
  ['empty', { acls: read({ status: 'failed', failure: noRecord }) }],
  ['empty', { edit: editAcls(rules()) }],
  ['failed', { acls: read({ status: 'failed', failure: { kind: 'timeout' } }) }],
  ['ready', { nodeId: plain.id }],
  ['serverNode', { nodeId: server.id }],
  ['noRecord', { nodeId: 'ghost' }],
] as const)('is %s for %o', (status, changes) => {
  expect(viewOf(changes).status).toBe(status);
});

it('passes the source through unchanged', () => {
  const view = viewOf({ nodeId: plain.id });
  expect(view).toMatchObject({ source: { only: plain.id, isPointToSite: true, minute: 10 } });
  expect(view.status === 'ready' && view.source.edit).toBe(edit);
  expect(view.status === 'ready' && view.frame.filter.shown).toBe('blocked');
});

it.each([
  ['view=matrix', undefined, undefined],
  ['group=role', undefined, undefined],
  ['group=rules', undefined, edit.before],
  ['view=blocked', undefined, edit.before],
  ['view=blocked', 'a', undefined],
  ['group=rules', 'a', undefined],
] as const)('computes patterns only where they are shown: %s of %s', (query, nodeId, pairs) => {
  expect(rulesToRead(nodeId, edit, new URLSearchParams(query))).toBe(pairs);
});

const everything = { view: 'matrix', rows: '', columns: '', shown: 'all', groupBy: undefined } as const;

it.each([
  ['', everything],
  ['search=gw&columns=db', { ...everything, rows: 'gw', columns: 'db' }],
  ['show=blocked', { ...everything, shown: 'blocked' }],
  ['view=blocked', { ...everything, view: 'blocked' }],
  ['group=rules', { ...everything, groupBy: 'rules' }],
  ['show=changed&group=health', { ...everything, shown: 'changed', groupBy: 'health' }],
] as const)('reads and writes %o', (query, filter) => {
  expect(aclFilter.read(new URLSearchParams(query))).toEqual(filter);
  expect(aclFilter.write(new URLSearchParams(), filter).toString()).toBe(query);
});

it.each([
  ['view=patterns', '/acls/net?group=rules'],
  ['search=gw&view=patterns&group=role&at=a&at=b', '/acls/net?at=a&at=b&search=gw&group=rules'],
  ['view=reality&show=blocked', '/findings/net?kind=notConnected&kind=blockedYetConnected'],
  ['view=blocked', undefined],
  ['group=rules', undefined],
])('leads %s to %s', (query, href) => {
  expect(hrefOfFormerView('net', new URLSearchParams(query))).toBe(href);
});

it('ignores unknown values', () => {
  expect(aclFilter.read(new URLSearchParams('show=odd&group=colour&search=%20'))).toEqual(everything);
});

it('keeps the rest of the address', () => {
  expect(aclFilter.write(new URLSearchParams('page=2&search=x'), everything).toString()).toBe('page=2');
});
