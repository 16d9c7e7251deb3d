import { describe, expect, it } from 'vitest';
import { networkFields, networkForm, withNetworkChanges, type NetworkForm } from './networkForm.ts';
import { networkFromWire } from './networkWire.ts';

const network = networkFromWire({
  netid: 'office',
  addressrange: '10.20.4.0/24',
  isipv4: 'yes',
  defaultlistenport: 51821,
  defaultkeepalive: 20,
  defaultmtu: 1280,
  nodelimit: 999999999,
  prosettings: { defaultaccesslevel: 2, defaultusernodelimit: 3, allowedgroups: ['sre'], allowedusers: null },
});
const before = networkForm(network);
const edited = (changes: Partial<NetworkForm>) =>
  withNetworkChanges(network, { before, after: { ...before, ...changes } });

it('lists all its fields', () => {
  expect(networkFields.toSorted()).toEqual(Object.keys(before).toSorted());
});

it('shows default settings for a network without any', () => {
  const { accessLevel, userNodeLimit, userClientLimit } = networkForm({ ...network, proSettings: undefined });
  expect([accessLevel, userNodeLimit, userClientLimit]).toEqual(['3', '0', '0']);
});

describe('the changes in a network form', () => {
  it('are empty for an untouched form', () => {
    expect(edited({})).toEqual(network);
  });

  it.each<[Partial<NetworkForm>, object]>([
    [{ addressRange: ' 10.21.0.0/16 ' }, { addressRange: '10.21.0.0/16' }],
    [{ addressRange6: 'fd00::/64' }, { addressRange6: 'fd00::/64' }],
    [{ localRange: '192.168.0.0/16' }, { localRange: '192.168.0.0/16' }],
    [{ defaultInterface: 'wg0' }, { defaultInterface: 'wg0' }],
    [{ defaultListenPort: '51900' }, { defaultListenPort: 51900 }],
    [
      { defaultKeepalive: '0', defaultMtu: '1420' },
      { defaultKeepalive: 0, defaultMtu: 1420 },
    ],
    [{ defaultExtClientDns: '10.20.4.1' }, { defaultExtClientDns: '10.20.4.1' }],
    [
      { defaultPostUp: 'up', defaultPostDown: 'down' },
      { defaultPostUp: 'up', defaultPostDown: 'down' },
    ],
    [{ defaultUdpHolePunch: true }, { defaultUdpHolePunch: true }],
    [{ allowManualSignup: true }, { allowManualSignup: true }],
    [{ isPointToSite: true }, { isPointToSite: true }],
    [{ defaultAcl: !before.defaultAcl }, { defaultAcl: !before.defaultAcl }],
  ])('as %o only write %o', (changes, expected) => {
    expect(edited(changes)).toEqual({ ...network, ...expected });
  });

  it.each<[Partial<NetworkForm>, object]>([
    [{ accessLevel: '0' }, { defaultAccessLevel: 0 }],
    [{ userNodeLimit: '7' }, { defaultUserNodeLimit: 7 }],
    [{ userClientLimit: '9' }, { defaultUserClientLimit: 9 }],
    [
      { accessLevel: '1', userClientLimit: '9' },
      { defaultAccessLevel: 1, defaultUserClientLimit: 9 },
    ],
  ])('as %o keeps groups, users and the other settings', (changes, expected) => {
    expect(edited(changes).proSettings).toEqual({ ...network.proSettings, ...expected });
  });

  it('are applied to the current network', () => {
    const fresh = { ...network, defaultMtu: 1400, accessKeys: [], networkLastModified: 99 };
    const edit = { before, after: { ...before, defaultKeepalive: '30' } };
    expect(withNetworkChanges(fresh, edit)).toEqual({ ...fresh, defaultKeepalive: 30 });
  });
});
