import { expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { relayedBy, relayOf, strayRelayAddresses } from './relays.ts';

const dual = aNode({ name: 'dual', address: '10.20.4.60', address6: 'fd42:20:4::3c' });
const four = aNode({ name: 'four', address: '10.20.4.61' });
const namesake = aNode({ name: 'four', network: 'lab', address: '10.20.4.61' });
const relay = aNode({
  name: 'relay',
  address: '10.20.4.4',
  isRelay: true,
  relayAddresses: ['10.20.4.60', 'fd42:20:4::3c', '10.20.4.61', '10.9.9.9', ''],
});
const nodes = [relay, dual, four, namesake, aNode({ name: 'six', address: '' })];

it('counts a node once though it is relayed by both its addresses', () => {
  expect(relayedBy(relay, nodes)).toEqual([dual, four]);
});

it('does not take an address of another network for one of its own', () => {
  expect(relayOf(namesake, nodes)).toBeUndefined();
  expect(relayOf(four, nodes)).toBe(relay);
});

it('finds no relay in a node that was one', () => {
  expect(relayOf(four, [{ ...relay, isRelay: false }])).toBeUndefined();
});

it('keeps the addresses that nobody has apart', () => {
  expect(strayRelayAddresses(relay, nodes)).toEqual(['10.9.9.9']);
});
