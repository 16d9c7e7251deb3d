import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsIP } from '../ip.ts';
import { hasProblems } from '../text/messages.ts';
import { autofill, sampleNames } from './autofill.ts';
import { newNetworkDraft } from './networkDraft.ts';
import { netidProblem, networkDraftProblems } from './networkRules.ts';

const both = { ...newNetworkDraft, isIPv6: true };
const almostOne = 1 - Number.EPSILON;

describe('autofill', () => {
  it.each([
    [0, 'amber', '10.1.1.0/24', 'fd00:0:0:0::/64'],
    [almostOne, 'willow', '10.254.254.0/24', 'fdff:ffff:ffff:ffff::/64'],
  ])('at the random number %d gives %s, %s and %s', (random, netid, addressRange, addressRange6) => {
    expect(autofill(both, () => random)).toEqual({
      ...both,
      netid,
      addressRange,
      addressRange6,
      udpHolePunch: true,
    });
  });

  it('empties the range of a family that is off', () => {
    const draft = { ...both, isIPv4: false, isIPv6: false, addressRange: 'x', addressRange6: 'y' };
    expect(autofill(draft, () => 0)).toMatchObject({ addressRange: '', addressRange6: '' });
  });

  it('leaves every other choice alone', () => {
    const draft = {
      ...both,
      isPointToSite: true,
      defaultAcl: false,
      isLocal: true,
      localRange: '192.168.0.0/16',
      userNodeLimit: 3,
    };
    expect(autofill(draft, () => 0)).toMatchObject({
      isPointToSite: true,
      defaultAcl: false,
      localRange: '192.168.0.0/16',
      userNodeLimit: 3,
    });
  });

  it('always gives what the form and the server accept, in private space', () => {
    const number = fc.double({ min: 0, max: almostOne, noNaN: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 7, maxLength: 7 }), (numbers) => {
        const queue = [...numbers];
        const draft = autofill(both, () => queue.shift() ?? 0);
        expect(hasProblems(networkDraftProblems(draft))).toBe(false);
        expect(containsIP('10.0.0.0/8', draft.addressRange)).toBe(true);
        expect(containsIP('fd00::/8', draft.addressRange6)).toBe(true);
      }),
    );
  });
});

it.each(sampleNames)('has the sample name %s, which is a right id', (name) => {
  expect(netidProblem(name)).toBeUndefined();
});
