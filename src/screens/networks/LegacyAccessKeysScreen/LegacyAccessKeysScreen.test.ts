import { expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { legacyAccessKeysView } from './LegacyAccessKeysScreen.tsx';

it('shows name and uses of each key without its secret', () => {
  const network = aNetwork({ netid: 'lab', accessKeys: [anAccessKey({ name: 'laptop', uses: 3 })] });
  const found = { status: 'ready', network, source: { status: 'idle' } } as const;
  expect(legacyAccessKeysView('lab', found)).toEqual({
    status: 'ready',
    netid: 'lab',
    keysHref: '/access-keys/lab',
    keys: [{ name: 'laptop', uses: 3 }],
  });
});

it.each([
  [{ status: 'loading' }, { status: 'loading' }],
  [{ status: 'missing' }, networkNotFound('lab')],
  [
    { status: 'denied' },
    {
      status: 'noRecord',
      heading: 'You don’t have access to access keys',
      text: 'Only administrators and network administrators can view access keys.',
      listHref: '/networks/lab',
      listLabel: 'Back to the network',
    },
  ],
  [
    { status: 'failed', subject: 'the network', reason: 'why' },
    { status: 'failed', subject: 'the network', reason: 'why' },
  ],
] as const)('passes on that the network is %j', (found, expected) => {
  expect(legacyAccessKeysView('lab', found)).toEqual(expected);
});
