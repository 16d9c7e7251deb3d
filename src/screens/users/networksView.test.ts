import { expect, it } from 'vitest';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { networksView } from './networksView.ts';

const ready = {
  status: 'ready',
  value: [
    aNetwork({ netid: 'office', addressRange: '10.30.0.0/22' }),
    aNetwork({ netid: 'lab', addressRange: '', addressRange6: 'fd00::/64' }),
  ],
  loadedAt: 0,
} as const;

it('lists all networks by netid with their ranges', () => {
  expect(networksView(ready)).toEqual({
    items: [
      { id: 'lab', label: 'lab', detail: 'fd00::/64' },
      { id: 'office', label: 'office', detail: '10.30.0.0/22' },
    ],
    failure: undefined,
    permissionsHref: undefined,
  });
});

it('lists a network of the user that no longer exists', () => {
  expect(networksView(ready, ['gone', 'lab']).items[0]).toEqual({
    id: 'gone',
    label: 'gone',
    note: 'no longer on this server',
  });
});

it('lists only the user’s networks if loading fails, and shows why', () => {
  const failed = { status: 'failed', failure: { kind: 'unreachable', offline: false } } as const;
  expect(networksView(failed, ['lab'])).toEqual({
    items: [{ id: 'lab', label: 'lab' }],
    failure: 'Could not reach server',
    permissionsHref: undefined,
  });
});
