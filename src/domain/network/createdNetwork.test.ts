import { describe, expect, it } from 'vitest';
import { isCreatedFrom } from './createdNetwork.ts';
import { newNetworkDraft } from './networkDraft.ts';
import { networkFromWire } from './networkWire.ts';

const draft = {
  ...newNetworkDraft,
  netid: 'annex',
  addressRange: '10.9.3.77/24',
  isIPv6: true,
  addressRange6: 'fd00:0:0:0::/64',
};
const stored = {
  netid: 'annex',
  addressrange: '10.9.3.0/24',
  addressrange6: 'fd00::/64',
  localrange: '',
  isipv4: 'yes',
  isipv6: 'yes',
  islocal: 'no',
  ispointtosite: 'no',
  defaultudpholepunch: 'no',
  defaultacl: 'yes',
  prosettings: { defaultaccesslevel: 3, defaultusernodelimit: 0, defaultuserclientlimit: 0 },
};

describe('a network in the list', () => {
  it('matches the draft with normalised ranges', () => {
    expect(isCreatedFrom(draft, networkFromWire(stored))).toBe(true);
  });

  it('matches the draft without enterprise settings', () => {
    expect(isCreatedFrom(draft, networkFromWire({ ...stored, prosettings: null }))).toBe(true);
  });

  it.each([
    { netid: 'other' },
    { addressrange: '10.9.4.0/24' },
    { addressrange6: '' },
    { localrange: '192.168.0.0/16' },
    { isipv4: 'no' },
    { isipv6: 'no' },
    { islocal: 'yes' },
    { ispointtosite: 'yes' },
    { defaultudpholepunch: 'yes' },
    { defaultacl: 'no' },
    { prosettings: { ...stored.prosettings, defaultusernodelimit: 2 } },
    { prosettings: { ...stored.prosettings, defaultuserclientlimit: 2 } },
  ])('does not match if it has %j', (difference) => {
    expect(isCreatedFrom(draft, networkFromWire({ ...stored, ...difference }))).toBe(false);
  });
});
