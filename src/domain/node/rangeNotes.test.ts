import { describe, expect, it } from 'vitest';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { listFromText } from '../list.ts';
import { allowedIpNotes, rangeNotes } from './rangeNotes.ts';

const node = aNode({ name: 'fra-worker-03', address: '10.20.4.3', egressRanges: ['10.48.0.0/16'] });
const gateway = aNode({
  name: 'fra-gw-01',
  address: '10.20.4.1',
  egressRanges: ['10.48.0.0/16', 'fd99::/64'],
  allowedIps: ['192.168.40.0/24'],
});
const elsewhere = aNode({ network: 'lab', name: 'lab-gw', egressRanges: ['192.168.0.0/16'] });
const exit = aNode({ name: 'exit', egressRanges: ['0.0.0.0/0'] });
const network = aNetwork({ netid: 'prod-eu', addressRange: '10.20.4.0/24', addressRange6: '' });
const lab = aNetwork({ netid: 'lab', addressRange: '10.30.0.0/24', addressRange6: '' });
const around = { node, nodes: [node, gateway, elsewhere], clients: [], network, networks: [network, lab] };
const notes = (ranges: string, context: Partial<typeof around> = {}, kept: readonly string[] = []) =>
  rangeNotes(listFromText(ranges), { ...around, ...context }, kept);

describe('a range is noted', () => {
  it.each([
    ['the same range', '10.48.0.0/16', 'is already routed by fra-gw-01'],
    ['a part of it', '10.48.7.0/24', 'overlaps 10.48.0.0/16, which fra-gw-01 already routes'],
    ['more than it', '10.48.0.0/12', 'overlaps 10.48.0.0/16, which fra-gw-01 already routes'],
    ['an allowed IP', '192.168.40.0/24', 'is already an allowed IP of fra-gw-01'],
    ['a part of an allowed IP', '192.168.40.9/32', 'overlaps 192.168.40.0/24, an allowed IP of fra-gw-01'],
  ])('for %s of another node of the network', (_, range, note) => {
    expect(notes(range)).toEqual([`${range} ${note}`]);
  });

  it('with the network’s own range', () => {
    expect(notes('10.20.0.0/16')).toEqual(['10.20.0.0/16 overlaps 10.20.4.0/24, prod-eu’s own range']);
  });

  it('that can’t be routed', () => {
    expect(notes('127.0.0.0/8, 169.254.0.0/16, 224.0.0.0/4')).toEqual([
      '127.0.0.0/8 can’t be reached through a gateway',
      '169.254.0.0/16 can’t be reached through a gateway',
      '224.0.0.0/4 can’t be reached through a gateway',
    ]);
  });

  it('for each of several ranges', () => {
    expect(notes('fd99::/48, 10.20.4.0/25, 172.16.0.0/16')).toEqual([
      'fd99::/48 overlaps fd99::/64, which fra-gw-01 already routes',
      '10.20.4.0/25 overlaps 10.20.4.0/24, prod-eu’s own range',
    ]);
  });

  it.each([
    ['10.1.2.3/16', ['10.1.2.3/16 is stored as 10.1.0.0/16']],
    ['FD42:0::/64', ['FD42:0::/64 is stored as fd42::/64']],
    ['FD42::/64', []],
    [
      '10.1.0.0/16, 10.1.0.0/16, 10.1.5.0/24',
      ['10.1.0.0/16 and 10.1.5.0/24 are already covered by other entries in this list'],
    ],
    ['10.1.5.0/24, 10.1.0.0/16', ['10.1.5.0/24 is already covered by other entries in this list']],
    [
      '10.1.2.3/16, 10.1.0.0/16',
      [
        '10.1.2.3/16 is stored as 10.1.0.0/16',
        '10.1.0.0/16 is already covered by other entries in this list',
      ],
    ],
  ])('as the server stores %o: %o', (ranges, expected) => {
    expect(notes(ranges)).toEqual(expected);
  });

  it.each([
    ['0.0.0.0/0', '0.0.0.0/0 covers'],
    ['0.0.0.0/0, ::/0', '0.0.0.0/0 and ::/0 cover'],
    ['0.0.0.0/1, 128.0.0.0/1', '0.0.0.0/1 and 128.0.0.0/1 cover'],
  ])('once for the default route %s', (ranges, start) => {
    expect(notes(ranges)).toEqual([
      `${start} the whole internet, so nodes will send all their traffic through this one`,
    ]);
  });

  it('for the same default route, not for ranges inside that of another node', () => {
    const context = { nodes: [node, exit] };
    expect(notes('0.0.0.0/0', context)).toContain('0.0.0.0/0 is already routed by exit');
    expect(notes('172.16.0.0/16', context)).toEqual([]);
  });

  it('only while it is new', () => {
    const kept = ['10.48.0.0/16', '10.48.7.0/24', '127.0.0.0/8'];
    expect(notes('10.48.0.0/16, 10.48.7.0/24, 127.0.0.0/8', {}, kept)).toEqual([]);
    expect(notes('10.48.0.0/16, 10.48.0.0/20', {}, ['10.48.0.0/16'])).toEqual([
      '10.48.0.0/20 is already covered by other entries in this list',
      '10.48.0.0/20 overlaps 10.48.0.0/16, which fra-gw-01 already routes',
    ]);
  });

  it.each([
    ['the node’s former ranges', ''],
    ['a gateway of another network', '192.168.1.0/24'],
    ['an incomplete range', '10.50.0.'],
    ['public addresses that contain special ones', '0.0.0.0/5, 64.0.0.0/2, 168.0.0.0/6'],
  ])('not with %s', (_, ranges) => {
    expect(notes(ranges)).toEqual([]);
  });
});

describe('a machine in two networks', () => {
  const mac = '02:00:00:00:00:10';
  const laptop = aNode({ name: 'laptop', macAddress: mac });
  const twin = aNode({ name: 'laptop-lab', network: 'lab', macAddress: '02-00-00-00-00-10' });
  const withLaptop = { nodes: [node, elsewhere, laptop, twin] };
  const both = 'laptop is in both networks and can use only one of the two';

  it.each([
    ['192.168.0.0/16', `192.168.0.0/16 is also routed by lab-gw in lab. ${both}`],
    ['192.168.1.0/24', `192.168.1.0/24 overlaps 192.168.0.0/16, which lab-gw routes in lab. ${both}`],
    ['10.30.0.0/16', `10.30.0.0/16 overlaps 10.30.0.0/24, the range of lab. ${both}`],
  ])('makes %s a conflict: %s', (range, note) => {
    expect(notes(range, withLaptop)).toEqual([note]);
  });

  it.each([
    ['the server, which uses no routes', { isServer: true }],
    ['without a MAC address', { macAddress: '' }],
  ])('doesn’t count if it is %s', (_, changes) => {
    const nodes = [node, elsewhere, { ...laptop, ...changes }, { ...twin, ...changes }];
    expect(notes('192.168.0.0/16', { nodes })).toEqual([]);
  });

  it('can be both gateways of a range', () => {
    const here = { ...node, macAddress: mac };
    const there = { ...elsewhere, macAddress: mac };
    expect(notes('192.168.0.0/16', { node: here, nodes: [here, there] })).toEqual([]);
  });
});

it.each([
  ['10.20.4.1', ['10.20.4.1 is already used by node fra-gw-01']],
  ['10.20.4.1/32', ['10.20.4.1/32 is already used by node fra-gw-01']],
  ['10.20.4.77, 10.20.4.3', []],
  ['10.20.4.64/26', ['10.20.4.64/26 overlaps 10.20.4.0/24, prod-eu’s own range']],
  ['192.168.40.0/24', ['192.168.40.0/24 is already an allowed IP of fra-gw-01']],
  ['10.48.0.9', ['10.48.0.9 overlaps 10.48.0.0/16, which fra-gw-01 already routes']],
  ['127.0.0.1', ['127.0.0.1 can’t be reached through another node']],
  ['10.1.2.3/16', ['10.1.2.3/16 is stored as 10.1.0.0/16']],
])('notes the allowed IPs %o: %o', (ips, expected) => {
  expect(allowedIpNotes(listFromText(ips), around)).toEqual(expected);
});
