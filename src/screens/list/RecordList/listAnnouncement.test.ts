import { expect, it } from 'vitest';
import { paginate } from '../../../domain/paging.ts';
import { listAnnouncement } from './listAnnouncement.ts';
import type { ListState } from './listState.ts';

const ready = (total: number, page = 0): ListState<object> => ({
  status: 'ready',
  rows: [],
  paging: paginate(total, { page, rowsPerPage: 10 }),
});

it.each<[string, ListState<object>, number | undefined, string, string | undefined]>([
  ['all rows', ready(9), 9, '', '9 nodes'],
  ['the rows of a search', ready(3), 19, 'gw', '3 of 19 nodes'],
  ['a page', ready(19, 1), 19, '', 'Page 2, 11 to 19 of 19 nodes'],
  ['a page of a search', ready(1200, 2), 5000, 'a', 'Page 3, 21 to 30 of 1,200 nodes'],
  ['a list of unknown length', ready(3), undefined, 'gw', '3 nodes'],
  ['a search without results', { status: 'noMatch' }, 19, 'gwzzz', 'No nodes match “gwzzz”'],
  ['filters without results', { status: 'noMatch' }, 19, '', 'No nodes match these filters'],
  ['an empty list', { status: 'empty' }, 0, '', 'No nodes'],
  ['nothing while loading', { status: 'loading' }, undefined, '', undefined],
])('announces %s', (_, state, count, search, text) => {
  expect(
    listAnnouncement({ ...state, ...(count !== undefined && { count }), filter: { search } }, 'nodes'),
  ).toBe(text);
});
