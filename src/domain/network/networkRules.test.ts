import { describe, expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import { newNetworkDraft } from './networkDraft.ts';
import {
  accessLevelProblem,
  clientLimitProblem,
  ipv4RangeProblem,
  ipv6RangeProblem,
  netidProblem,
  networkDraftProblems,
  nodeLimitProblem,
  toNetid,
} from './networkRules.ts';

describe('a network id', () => {
  it.each(['a', 'a'.repeat(12), 'my-net_01'])('may be %o', (netid) => {
    expect(netidProblem(netid)).toBeUndefined();
  });

  it.each(['', 'a'.repeat(13), 'Office', 'my net', 'nät', 'a.b', 'a/b'])('may not be %o', (netid) => {
    expect(netidProblem(netid)).toBe('network.validation.netid');
  });

  it.each([
    ['Office', 'office'],
    ['my net!', 'mynet'],
    ['a-very-long-name', 'a-very-long-'],
    ['ä/ö', ''],
  ])('is typed from %o as %o', (text, netid) => {
    expect(toNetid(text)).toBe(netid);
  });
});

it.each([
  ['10.1.2.0/24', true, undefined],
  ['10.1.2.0', true, 'network.validation.ipv4'],
  ['10.1.2.0/33', true, 'network.validation.ipv4'],
  ['fd00::/64', true, 'network.validation.ipv4'],
  ['', true, 'network.validation.ipv4'],
  ['', false, undefined],
  ['nonsense', false, undefined],
])('says of the IPv4 range %o while on is %s: %o', (range, isOn, problem) => {
  expect(ipv4RangeProblem(range, isOn)).toBe(problem);
});

it.each([
  ['fd00::/64', true, undefined],
  ['fd00::', true, 'network.validation.ipv6'],
  ['fd00::/129', true, 'network.validation.ipv6'],
  ['10.1.2.0/24', true, 'network.validation.ipv6'],
  ['', true, 'network.validation.ipv6'],
  ['', false, undefined],
])('says of the IPv6 range %o while on is %s: %o', (range, isOn, problem) => {
  expect(ipv6RangeProblem(range, isOn)).toBe(problem);
});

it.each([
  [-1, false],
  [0, true],
  [3, true],
  [4, false],
  [1.5, false],
  [Number.NaN, false],
])('takes an access level of %d: %s', (level, isRight) => {
  expect(accessLevelProblem(level)).toBe(isRight ? undefined : 'network.validation.accesslevel');
});

it.each([
  [-1, false],
  [0, true],
  [1, true],
  [1e6, true],
  [0.5, false],
  [Number.NaN, false],
])('takes a limit of %d: %s', (limit, isRight) => {
  expect(nodeLimitProblem(limit)).toBe(isRight ? undefined : 'network.validation.nodelimit');
  expect(clientLimitProblem(limit)).toBe(isRight ? undefined : 'network.validation.clientlimit');
});

describe('the create form', () => {
  const right = { ...newNetworkDraft, netid: 'office', addressRange: '10.1.2.0/24' };

  it('has nothing to say about a right draft', () => {
    expect(hasProblems(networkDraftProblems(right))).toBe(false);
  });

  it('names every field that is wrong', () => {
    const wrong = {
      ...right,
      netid: '',
      addressRange: 'x',
      isIPv6: true,
      userNodeLimit: -1,
      userClientLimit: -1,
    };
    expect(networkDraftProblems(wrong)).toEqual({
      netid: 'network.validation.netid',
      addressRange: 'network.validation.ipv4',
      addressRange6: 'network.validation.ipv6',
      userNodeLimit: 'network.validation.nodelimit',
      userClientLimit: 'network.validation.clientlimit',
    });
  });
});
