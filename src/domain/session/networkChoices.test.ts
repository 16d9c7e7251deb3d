import { expect, it } from 'vitest';
import { networkChoices, createViewer } from './permissions.ts';
import { networkUserDataFromWire } from '../user/networkUserWire.ts';

const user = { name: 'mira', networks: ['office', 'lab'], groups: [], expiresAt: 2_000_000_000 };
const data = networkUserDataFromWire(
  { site: { user: { accesslevel: 1 } }, branch: { user: { accesslevel: 0 } } },
  'mira',
);
const networks = [{ netid: 'zeta-10' }, { netid: 'zeta-2' }, { netid: 'alpha' }];
const nodes = [{ network: 'office' }, { network: 'office' }, { network: 'edge' }];

it.each([
  ['administrators all networks', true, false, ['alpha', 'zeta-2', 'zeta-10']],
  ['enterprise administrators all networks', true, true, ['alpha', 'zeta-2', 'zeta-10']],
  [
    'community users the networks of their data and nodes',
    false,
    false,
    ['branch', 'edge', 'office', 'site'],
  ],
  ['enterprise users the same', false, true, ['branch', 'edge', 'office', 'site']],
])('offers %s', (_, isAdmin, isEE, expected) => {
  expect(networkChoices(createViewer({ ...user, isAdmin }, isEE, data), networks, nodes)).toEqual(expected);
});
