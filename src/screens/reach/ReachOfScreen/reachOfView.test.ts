import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import type { ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { nodeMember } from '../../../domain/reach/network/member.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { listedRows, reachFilter } from './reachFilter.ts';
import { reachOfView } from './reachOfView.ts';

const row = (name: string, changes: Partial<ReachRow> = {}): ReachRow => ({
  key: name,
  kind: 'node',
  name,
  address: `10.0.0.${name.length}`,
  verdict: 'reaches',
  title: 'Can reach it',
  reason: '',
  group: undefined,
  path: 'direct',
  measured: undefined,
  isContradicted: false,
  isEnabled: undefined,
  ...changes,
});

const rows = [
  row('a-node-2', { address: '10.0.0.10' }),
  row('b-node-10', {
    address: '10.0.0.9',
    otherNames: ['fd00::9', 'b-node-10.office'],
    verdict: 'blocked',
    reason: 'by an ACL, in both directions',
    group: 'acl',
  }),
  row('phone', { kind: 'client', verdict: 'noPath', group: 'disabled', isEnabled: false }),
  row('quiet', { verdict: 'silent', group: 'silence' }),
  row('192.168.7.0/24', { kind: 'range', verdict: 'oneWay', group: 'answer' }),
];
const namesFor = (query: string) =>
  listedRows(rows, reachFilter.read(new URLSearchParams(query))).map(({ name }) => name);

it.each([
  ['', ['a-node-2', 'b-node-10', 'phone', 'quiet', '192.168.7.0/24']],
  ['show=blocked', ['b-node-10', 'phone']],
  ['show=doubtful', ['192.168.7.0/24']],
  ['show=silent', ['quiet']],
  ['reason=acl&reason=silence', ['b-node-10', 'quiet']],
  ['kind=client&kind=range', ['phone', '192.168.7.0/24']],
  ['search=NODE', ['a-node-2', 'b-node-10']],
  ['search=10.0.0.9', ['b-node-10']],
  ['search=10.0.0.9/32', ['b-node-10']],
  ['search=192.168.7.8', ['192.168.7.0/24']],
  ['search=[fd00:0::9]:51821', ['b-node-10']],
  ['search=b-node-10.office', ['b-node-10']],
  ['sort=address&kind=node', ['quiet', 'b-node-10', 'a-node-2']],
  ['order=descending', ['192.168.7.0/24', 'quiet', 'phone', 'b-node-10', 'a-node-2']],
  ['sort=verdict', ['a-node-2', 'quiet', '192.168.7.0/24', 'b-node-10', 'phone']],
  ['sort=colour&show=all&reason=weather', ['a-node-2', 'b-node-10', 'phone', 'quiet', '192.168.7.0/24']],
])('lists for "%s": %o', (query, names) => {
  expect(namesFor(query)).toEqual(names);
});

it('writes the filter to the address and returns to the first page', () => {
  const text = 'direction=from&show=blocked&search=a&reason=acl&kind=node&sort=address&order=descending';
  const filter = reachFilter.read(new URLSearchParams(text));
  const written = reachFilter.write(new URLSearchParams('page=3&rowsPerPage=25'), filter);
  expect(written.toString()).toBe(`rowsPerPage=25&${text}`);
});

const fra = aNode({ name: 'fra', id: 'fra-id' });

function viewOf(of: readonly ReachRow[], query = '', viewer = createViewer(aSessionUser(), false, [])) {
  return reachOfView(recordsOf({ nodes: ready([fra]), viewer }), {
    netid: 'prod-eu',
    key: 'fra-id',
    end: nodeMember(fra),
    isKnown: true,
    rows: ready(of),
    query: new URLSearchParams(query),
    rowsPerPage: 10,
  });
}

it('counts configured and allowed rows, including offline nodes', () => {
  const stale = [
    row('a', { verdict: 'late' }),
    row('b', { verdict: 'silent' }),
    row('c', { verdict: 'late' }),
  ];
  expect(viewOf(stale)).toMatchObject({
    sum: 'Reachable by configuration: 3 of 3, 1 of them offline or behind an offline node',
    facets: [
      { id: 'all', count: 3 },
      { id: 'reaches', count: 0 },
      { id: 'doubtful', count: 0 },
      { id: 'blocked', count: 0 },
      { id: 'silent', label: 'Allowed, no recent check-in', count: 3 },
    ],
  });
  expect(viewOf(rows)).toMatchObject({
    sum: 'Reachable by configuration: 2 of 5, 1 of them offline or behind an offline node · Blocked: 1 by ACL, 1 disabled',
  });
});

it('counts rows that are reported as unreachable once', () => {
  const reported = row('a', { verdict: 'noPath', group: 'measured' });
  const view = viewOf([reported, row('b'), row('c', { verdict: 'blocked', group: 'acl' })]);
  expect(view).toMatchObject({
    sum: 'Reachable by configuration: 2 of 3, 1 of them reported as unreachable · Blocked: 1 by ACL',
    facets: [
      { id: 'all', count: 3 },
      { id: 'reaches', count: 1 },
      { id: 'doubtful', count: 1 },
      { id: 'blocked', count: 1 },
      { id: 'silent', count: 0 },
    ],
  });
});

it('doesn’t call rows allowed without access to the ACLs', () => {
  expect(viewOf([row('a')], '', aViewerAt({ 'prod-eu': 0 }))).toMatchObject({
    sum: 'Configured: 1 of 1',
  });
});

it('links each row to the explainer with both ends', () => {
  const view = viewOf(rows, 'direction=from&show=blocked');
  expect(view.status === 'ready' && view.rows.map(({ href, whyHref }) => [href, whyHref])).toEqual([
    ['/reach/prod-eu/b-node-10', '?why=fra-id..b-node-10'],
    ['/reach/prod-eu/phone', '?why=fra-id..phone'],
  ]);
});
