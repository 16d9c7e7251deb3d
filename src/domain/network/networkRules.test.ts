import { describe, expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import { newNetworkDraft } from './networkDraft.ts';
import {
  accessLevelProblem,
  ipv4RangeProblem,
  ipv6RangeProblem,
  localRangeProblem,
  netidProblem,
  networkDraftProblems,
  toNetid,
} from './networkRules.ts';

describe('a netid', () => {
  it.each(['a', 'a'.repeat(12), 'my-net_01'])('may be %o', (netid) => {
    expect(netidProblem(netid)).toBeUndefined();
  });

  it.each([
    '',
    'a'.repeat(13),
    'a'.repeat(10_000),
    'Office',
    'my net',
    'nät',
    'ａｂ',
    'a.b',
    'a/b',
    '../x',
    '%2e%2e',
    'a\u0000',
    'a\n',
  ])('can’t be %o', (netid) => {
    expect(netidProblem(netid)).toBe('network.validation.netid');
  });

  it.each(['create', 'metricstable'])('can’t be %o, whose page has another meaning', (netid) => {
    const draft = { ...newNetworkDraft, netid, addressRange: '10.1.2.0/24' };
    expect(networkDraftProblems(draft, new Set()).netid).toBe('common.validation.page');
    // A network with this name works, except for one of its pages.
    expect(netidProblem(netid)).toBeUndefined();
  });

  it('can’t be the netid of another network', () => {
    expect(netidProblem('office', new Set(['lab', 'office']))).toBe('network.validation.taken');
    expect(netidProblem('office', new Set(['lab']))).toBeUndefined();
  });

  it.each([
    ['42', '42'],
    ['../x', 'x'],
    ['%2e%2e', '2e2e'],
    ['a\u0000\tb', 'ab'],
    ['İK', 'ik'],
    ['x'.repeat(10_000), 'x'.repeat(12)],
    ['Office', 'office'],
    ['my net!', 'mynet'],
    ['a-very-long-name', 'a-very-long-'],
    ['ä/ö', ''],
  ])('cleans %o to %o', (text, netid) => {
    expect(toNetid(text)).toBe(netid);
  });
});

it.each([
  ['10.1.2.0/24', true, undefined],
  ['10.1.2.0', true, 'network.validation.ipv4'],
  ['10.1.2.0/33', true, 'network.validation.ipv4'],
  ['10.1.2.0/24\u0000', true, 'network.validation.ipv4'],
  ['１0.1.2.0/24', true, 'network.validation.ipv4'],
  ['10.1.2.0%2f24', true, 'network.validation.ipv4'],
  ['../24', true, 'network.validation.ipv4'],
  ['167903744/24', true, 'network.validation.ipv4'],
  ['1'.repeat(10_000), true, 'network.validation.ipv4'],
  ['fd00::/64', true, 'network.validation.ipv4'],
  ['', true, 'network.validation.ipv4'],
  ['', false, undefined],
  ['nonsense', false, undefined],
])('checks the IPv4 range %o (on: %s): %o', (range, isOn, problem) => {
  expect(ipv4RangeProblem(range, isOn)).toBe(problem);
});

it.each([
  ['fd00::/64', true, undefined],
  ['fd00::', true, 'network.validation.ipv6'],
  ['fd00::/129', true, 'network.validation.ipv6'],
  ['fd00::%eth0/64', true, 'network.validation.ipv6'],
  ['fd00::/64\u0000', true, 'network.validation.ipv6'],
  ['fd００::/64', true, 'network.validation.ipv6'],
  ['fd00::/../64', true, 'network.validation.ipv6'],
  ['64', true, 'network.validation.ipv6'],
  ['f'.repeat(10_000), true, 'network.validation.ipv6'],
  ['10.1.2.0/24', true, 'network.validation.ipv6'],
  ['', true, 'network.validation.ipv6'],
  ['', false, undefined],
])('checks the IPv6 range %o (on: %s): %o', (range, isOn, problem) => {
  expect(ipv6RangeProblem(range, isOn)).toBe(problem);
});

const long = '1'.repeat(10_000);

it.each([
  ['', true],
  ['192.168.0.0/16', true],
  ['fd00::/8', true],
  ['192.168.0.1', false],
  ['192.168.0.0/33', false],
  ['lan', false],
  ['../x', false],
  ['192.168.0.0%2f16', false],
  ['192.168.0.0/16\u0000', false],
  ['１９２.168.0.0/16', false],
  [long, false],
])('accepts the local range %j: %s, or any while it is off', (range, isRight) => {
  expect(localRangeProblem(range, true)).toBe(isRight ? undefined : 'network.validation.localrange');
  expect(localRangeProblem(range, false)).toBeUndefined();
});

it.each([
  ['-1', false],
  ['0', true],
  ['3', true],
  ['4', false],
  ['1.5', false],
  ['', false],
  ['admin', false],
])('accepts the access level %j: %s', (level, isRight) => {
  expect(accessLevelProblem(level)).toBe(isRight ? undefined : 'network.validation.accesslevel');
});

function limitProblems(limit: string) {
  const draft = { ...newNetworkDraft, userNodeLimit: limit, userClientLimit: limit };
  const { userNodeLimit, userClientLimit } = networkDraftProblems(draft, new Set());
  return [userNodeLimit, userClientLimit];
}

it.each([
  ['-1', false],
  ['0', true],
  ['1', true],
  ['1000000', true],
  ['9007199254740991', true],
  ['0.5', false],
  ['1e3', false],
  ['0x10', false],
  [' 1', true],
  ['1 ', true],
  ['1 0', false],
  ['٣', false],
  ['1\u0000', false],
  ['', false],
])('accepts the limit %j: %s', (limit, isRight) => {
  expect(limitProblems(limit)).toEqual([
    isRight ? undefined : 'network.validation.nodelimit',
    isRight ? undefined : 'network.validation.clientlimit',
  ]);
});

it.each(['9007199254740992', '1e308', long])('reports the limit %.20s as too large', (limit) => {
  expect(limitProblems(limit)).toEqual(['common.validation.toolarge', 'common.validation.toolarge']);
});

describe('the create form', () => {
  const right = { ...newNetworkDraft, netid: 'office', addressRange: '10.1.2.0/24' };
  const none = new Set<string>();

  it('accepts a valid draft', () => {
    expect(hasProblems(networkDraftProblems(right, new Set(['lab'])))).toBe(false);
  });

  it('reports every invalid field', () => {
    const wrong = {
      ...right,
      netid: '',
      addressRange: 'x',
      isIPv6: true,
      isLocal: true,
      localRange: 'x',
      userNodeLimit: '-1',
      userClientLimit: '',
    };
    expect(networkDraftProblems(wrong, none)).toEqual({
      netid: 'network.validation.netid',
      addressRange: 'network.validation.ipv4',
      addressRange6: 'network.validation.ipv6',
      localRange: 'network.validation.localrange',
      userNodeLimit: 'network.validation.nodelimit',
      userClientLimit: 'network.validation.clientlimit',
    });
  });

  it('reports taken names', () => {
    expect(networkDraftProblems(right, new Set(['office'])).netid).toBe('network.validation.taken');
  });

  it('requires an address family', () => {
    const neither = { ...right, isIPv4: false, isIPv6: false };
    expect(networkDraftProblems(neither, none)).toEqual({ isIPv4: 'network.validation.nofamily' });
    expect(networkDraftProblems({ ...neither, isIPv6: true, addressRange6: 'fd00::/64' }, none)).toEqual({});
  });

  it('trims ranges', () => {
    expect(hasProblems(networkDraftProblems({ ...right, addressRange: ' 10.1.2.0/24 ' }, none))).toBe(false);
  });
});
