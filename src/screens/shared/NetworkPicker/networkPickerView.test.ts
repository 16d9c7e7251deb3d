import { expect, it } from 'vitest';
import { networkPickerView } from './networkPickerView.ts';

const words = {
  title: 'Places',
  description: 'Select network',
  columns: [],
  empty: { heading: 'No places' },
};
const ready = { status: 'ready' } as const;
const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;

const viewOf = (changes: Partial<Parameters<typeof networkPickerView>[0]> = {}, query = '') =>
  networkPickerView({
    words,
    needs: [ready],
    netids: ['edge-iot', 'office', 'prod-eu'],
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    rowOf: (netid) => ({ href: `/somewhere/${netid}`, facts: {}, summary: '' }),
    ...changes,
  });

it('orders by name', () => {
  expect(viewOf({ netids: ['prod-eu', 'office', 'edge-iot'] })).toMatchObject({
    status: 'ready',
    rows: [{ netid: 'edge-iot' }, { netid: 'office', href: '/somewhere/office' }, { netid: 'prod-eu' }],
  });
});

it('has the rows of one page', () => {
  const netids = Array.from({ length: 25 }, (_, index) => `net-${index + 10}`);
  expect(viewOf({ netids }, 'page=2')).toMatchObject({
    rows: netids.slice(20).map((netid) => ({ netid })),
    paging: { from: 21, to: 25, total: 25 },
  });
});

it('narrows by name, whatever the case', () => {
  expect(viewOf({}, 'search=OFF')).toMatchObject({ search: 'OFF', rows: [{ netid: 'office' }] });
});

it.each([
  ['loading', 'without what it needs', { needs: [ready, { status: 'idle' }] }, ''],
  ['loading', 'while the networks are not known', { netids: undefined }, ''],
  [
    'failed',
    'with what it needs, though another is underway',
    { needs: [{ status: 'loading' }, failed] },
    '',
  ],
  ['empty', 'without a network, whatever is searched for', { netids: [] }, 'search=x'],
  ['noMatch', 'where no name has the search', {}, 'search=nowhere'],
] as const)('is %s %s', (status, _, changes, query) => {
  expect(viewOf(changes, query).status).toBe(status);
});
