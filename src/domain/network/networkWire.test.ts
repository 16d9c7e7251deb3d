import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newNetworkDraft } from './networkDraft.ts';
import { networkFromWire, networksFromWire, networkToWire, newNetworkToWire } from './networkWire.ts';

const prosettings = {
  defaultaccesslevel: 2,
  defaultusernodelimit: 3,
  defaultuserclientlimit: 4,
  allowedusers: ['mira'],
  allowedgroups: ['*', 'engineers'],
};

/** A network as a server lists it, with made-up keys. */
const sample = {
  addressrange: '10.20.30.0/24',
  addressrange6: '',
  netid: 'meshnet',
  nodeslastmodified: 1795219632,
  networklastmodified: 1795219628,
  defaultinterface: 'nm-meshnet',
  defaultlistenport: 51821,
  nodelimit: 999999999,
  defaultpostup: '',
  defaultpostdown: '',
  defaultkeepalive: 20,
  accesskeys: [
    { name: 'mesh-join', value: 'fake-value', accessstring: 'fake-string', uses: 44, expiration: null },
  ],
  allowmanualsignup: 'no',
  islocal: 'no',
  isipv4: 'yes',
  isipv6: 'no',
  ispointtosite: 'no',
  localrange: '',
  defaultudpholepunch: 'yes',
  defaultextclientdns: '',
  defaultmtu: 1280,
  defaultacl: 'yes',
  prosettings,
};

describe('a network from the wire', () => {
  it('has flags as booleans, keys and enterprise settings', () => {
    expect(networkFromWire(sample)).toMatchObject({
      netid: 'meshnet',
      isIPv4: true,
      isIPv6: false,
      defaultAcl: true,
      accessKeys: [
        {
          name: 'mesh-join',
          uses: 44,
          secret: { hidden: false, value: 'fake-value', accessString: 'fake-string' },
        },
      ],
      proSettings: { defaultAccessLevel: 2, allowedUsers: ['mira'], allowedGroups: ['*', 'engineers'] },
    });
  });

  it('has no keys when the list is null', () => {
    expect(networkFromWire({ ...sample, accesskeys: null }).accessKeys).toEqual([]);
  });

  it('has no settings when there are none', () => {
    expect(networkFromWire({ ...sample, prosettings: null }).proSettings).toBeUndefined();
  });

  it('reads null as an empty list', () => {
    expect(networksFromWire(null)).toEqual([]);
  });
});

describe('a network to the wire', () => {
  it('is the original record with node limit and key expiry', () => {
    expect(networkToWire(networkFromWire(sample))).toEqual(sample);
  });

  it('always has enterprise settings, because the server crashes without them', () => {
    expect(networkToWire(networkFromWire({ ...sample, prosettings: null })).prosettings).toEqual({
      defaultaccesslevel: 3,
      defaultusernodelimit: 0,
      defaultuserclientlimit: 0,
      allowedusers: [],
      allowedgroups: ['*'],
    });
  });

  it('always has access keys, because the server deletes missing ones', () => {
    expect(networkToWire(networkFromWire({ ...sample, accesskeys: null })).accesskeys).toEqual([]);
  });

  it('reads back as the same network', () => {
    const yesNo = fc.constantFrom('yes', 'no');
    const wire = fc.record({
      defaultmtu: fc.nat(),
      isipv6: yesNo,
      ispointtosite: yesNo,
      defaultacl: yesNo,
      accesskeys: fc.array(
        fc.record({ name: fc.string(), uses: fc.nat(), value: fc.string(), accessstring: fc.string() }),
      ),
      somethingnew: fc.jsonValue(),
    });
    fc.assert(
      fc.property(wire, (one) => {
        const network = networkFromWire({ ...sample, ...one });
        expect(networkFromWire(networkToWire(network))).toEqual(network);
      }),
    );
  });
});

describe('a new network to the wire', () => {
  const draft = {
    ...newNetworkDraft,
    netid: 'office',
    addressRange: '10.1.2.0/24',
    addressRange6: 'fd00::/64',
    localRange: '192.168.0.0/16',
  };

  it('has flags as yes and no and forces access level 3, no users and the wildcard group', () => {
    expect(newNetworkToWire({ ...draft, userNodeLimit: '2', userClientLimit: '5' })).toEqual({
      netid: 'office',
      addressrange: '10.1.2.0/24',
      addressrange6: '',
      localrange: '',
      defaultudpholepunch: 'no',
      defaultacl: 'yes',
      allowmanualsignup: 'no',
      islocal: 'no',
      isipv4: 'yes',
      isipv6: 'no',
      ispointtosite: 'no',
      prosettings: {
        defaultaccesslevel: 3,
        defaultusernodelimit: 2,
        defaultuserclientlimit: 5,
        allowedusers: [],
        allowedgroups: ['*'],
      },
    });
  });

  it('trims its ranges', () => {
    const padded = { ...draft, addressRange: ' 10.1.2.0/24 ', isLocal: true, localRange: '\t192.168.0.0/16' };
    expect(newNetworkToWire(padded)).toMatchObject({
      addressrange: '10.1.2.0/24',
      localrange: '192.168.0.0/16',
    });
  });

  it('sends a range only while its switch is on', () => {
    const on = newNetworkToWire({ ...draft, isIPv4: false, isIPv6: true, isLocal: true });
    expect(on).toMatchObject({ addressrange: '', addressrange6: 'fd00::/64', localrange: '192.168.0.0/16' });
  });
});
