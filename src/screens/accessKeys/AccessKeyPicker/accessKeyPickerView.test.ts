import { expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { accessKeyPickerView, type AccessKeyNetworks } from './accessKeyPickerView.ts';

const office = { netid: 'office', accessKeys: [anAccessKey({ uses: 3 }), anAccessKey({ uses: 4 })] };
const viewOf = (networks: AccessKeyNetworks) =>
  accessKeyPickerView({ networks, query: new URLSearchParams(), rowsPerPage: 10 });
const lab = { netid: 'lab', accessKeys: [] };

it('sums the keys of all networks and counts those of each, sorted', () => {
  expect(viewOf({ status: 'ready', value: [office, lab] })).toMatchObject({
    status: 'ready',
    count: 2,
    description: 'in 2 networks. Select network to see its keys.',
    rows: [
      {
        netid: 'lab',
        href: '/access-keys/lab',
        createHref: '/access-keys/lab/create',
        facts: { keys: 0, uses: 0 },
      },
      {
        netid: 'office',
        href: '/access-keys/office',
        createHref: '/access-keys/office/create',
        facts: { keys: 2, uses: 7 },
      },
    ],
  });
});

it.each([
  [{ status: 'loading' }, { status: 'loading' }],
  [{ status: 'ready', value: [] }, { status: 'empty' }],
  [
    { status: 'failed', failure: { kind: 'timeout' } },
    { status: 'failed', reason: 'Could not reach server: no answer in time' },
  ],
] as const)('for %o is %o', (input, view) => {
  expect(viewOf(input)).toMatchObject(view);
});
