import { describe, expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import { egressToWire } from './egressWire.ts';
import { egressProblems, newEgressDraft, relayProblems } from './gatewayForms.ts';

const draft = { ranges: ['172.16.10.0/24'], interfaceName: ' eth0 ', isNatOn: true };

describe('an egress gateway', () => {
  it('starts with NAT on', () => {
    expect(newEgressDraft.isNatOn).toBe(true);
  });

  it('needs a range and an interface', () => {
    expect(egressProblems(newEgressDraft)).toEqual({
      ranges: 'node.validation.egressgatewayrange',
      interfaceName: 'node.validation.interface',
    });
    expect(hasProblems(egressProblems(draft))).toBe(false);
  });

  it('needs ranges with a prefix', () => {
    expect(egressProblems({ ...draft, ranges: ['172.16.10.0'] }).ranges).toBe(
      'node.validation.egressgatewayrange',
    );
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
  ])('with NAT %s is sent as natEnabled %s', (isNatOn, natEnabled) => {
    expect(egressToWire({ ...draft, isNatOn })).toEqual({
      ranges: ['172.16.10.0/24'],
      interface: 'eth0',
      natEnabled,
    });
  });
});

it('wants at least one node to relay', () => {
  expect(relayProblems([]).relayed).toBe('node.validation.norelayed');
  expect(hasProblems(relayProblems(['10.20.30.4']))).toBe(false);
});
