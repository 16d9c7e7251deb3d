import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsIP, overlaps } from '../ip.ts';
import { hasProblems } from '../text/messages.ts';
import { autofilled, sampleNames, withoutAutofill } from './autofill.ts';
import { newNetworkDraft } from './networkDraft.ts';
import { netidProblem, networkDraftProblems } from './networkRules.ts';

const both = { ...newNetworkDraft, isIPv6: true };
const almostOne = 1 - Number.EPSILON;
const other = (netid: string, addressRange = '', addressRange6 = '') => ({
  netid,
  addressRange,
  addressRange6,
});

describe('autofill', () => {
  it.each([
    [0, 'amber', '10.1.1.0/24', 'fd00:0:0:0::/64'],
    [almostOne, 'willow', '10.254.254.0/24', 'fdff:ffff:ffff:ffff::/64'],
  ])('at the random number %d gives %s, %s and %s', (random, netid, addressRange, addressRange6) => {
    expect(autofilled(both, [], () => random)).toEqual({
      ...both,
      netid,
      addressRange,
      addressRange6,
      udpHolePunch: true,
    });
  });

  it('clears the range of a disabled family', () => {
    const draft = { ...both, isIPv4: false, isIPv6: false, addressRange: 'x', addressRange6: 'y' };
    expect(autofilled(draft, [], () => 0)).toMatchObject({ addressRange: '', addressRange6: '' });
  });

  it('keeps all other values', () => {
    const draft = {
      ...both,
      isPointToSite: true,
      defaultAcl: false,
      isLocal: true,
      localRange: '192.168.0.0/16',
      userNodeLimit: '3',
    };
    expect(autofilled(draft, [], () => 0)).toMatchObject({
      isPointToSite: true,
      defaultAcl: false,
      localRange: '192.168.0.0/16',
      userNodeLimit: '3',
    });
  });

  it('always returns valid private ranges', () => {
    const number = fc.double({ min: 0, max: almostOne, noNaN: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 7, maxLength: 7 }), (numbers) => {
        const queue = [...numbers];
        const draft = autofilled(both, [], () => queue.shift() ?? 0);
        expect(hasProblems(networkDraftProblems(draft, new Set()))).toBe(false);
        expect(containsIP('10.0.0.0/8', draft.addressRange)).toBe(true);
        expect(containsIP('fd00::/8', draft.addressRange6)).toBe(true);
      }),
    );
  });
});

describe('autofill with other networks', () => {
  it.each([
    ['a name', other('amber'), { netid: 'anchor' }],
    ['an IPv4 range', other('lab', '10.1.1.0/24'), { addressRange: '10.2.2.0/24' }],
    ['the end of a wide IPv4 range', other('lab', '10.0.0.0/9'), { addressRange: '10.128.128.0/24' }],
    ['an IPv6 range', other('lab', '', 'fd00::/64'), { addressRange6: 'fd01:0:0:0::/64' }],
    ['the end of a wide IPv6 range', other('lab', '', 'fd00::/10'), { addressRange6: 'fd40:0:0:0::/64' }],
  ])('skips %s that is taken', (_, network, expected) => {
    expect(autofilled(both, [network], () => 0)).toMatchObject(expected);
  });

  it('numbers names once all are taken', () => {
    const networks = [...sampleNames, 'amber-2'].map((netid) => other(netid));
    expect(autofilled(both, networks, () => 0).netid).toBe('amber-3');
  });

  it('returns an overlapping range if there is no free one', () => {
    expect(autofilled(both, [other('lab', '10.0.0.0/8')], () => 0).addressRange).toBe('10.1.1.0/24');
  });

  it('avoids overlaps with up to a hundred networks', () => {
    const random = fc.double({ min: 0, max: almostOne, noNaN: true });
    const byte = fc.integer({ min: 0, max: 255 });
    const ranges = fc.array(fc.tuple(byte, byte), { maxLength: 100 });
    fc.assert(
      fc.property(random, ranges, (number, pairs) => {
        const networks = pairs.map(([x, y]) => other(`net-${x}`, `10.${x}.${y}.0/24`));
        const { addressRange } = autofilled(both, networks, () => number);
        expect(networks.filter((network) => overlaps(network.addressRange, addressRange))).toEqual([]);
      }),
    );
  });
});

describe('undoing Autofill', () => {
  const before = { ...both, netid: 'west', addressRange: '10.1' };
  const after = autofilled(before, [], () => 0);

  it('restores all earlier input', () => {
    expect(withoutAutofill(after, { before, after })).toEqual(before);
  });

  it('keeps later input', () => {
    const draft = { ...after, netid: 'east', isLocal: true };
    expect(withoutAutofill(draft, { before, after })).toEqual({ ...before, netid: 'east', isLocal: true });
  });

  it('changes nothing without Autofill', () => {
    expect(withoutAutofill(before, { before: newNetworkDraft, after: newNetworkDraft })).toEqual(before);
  });
});

it.each(sampleNames)('has the sample name %s, which is a right id', (name) => {
  expect(netidProblem(name)).toBeUndefined();
});
