import { describe, expect, it } from 'vitest';
import { createDns, deleteDns, listCustomDns, listDns, listNodeDns } from './dns.ts';
import { dnsEntry } from '../../wire/goStructs.ts';
import { adminCaller, join, smallWorld } from '../smallWorld.ts';
import { createWorld } from '../world.ts';

function entry(name: string, address = '10.1.1.9') {
  return { ...dnsEntry.zero(), name, address };
}

function names(list: ReturnType<typeof listDns>) {
  return list?.map(({ name }) => name).toSorted();
}

describe('DNS entries', () => {
  it('are null on a server without networks', () => {
    expect(listDns(createWorld())).toBeNull();
  });

  it('of nodes and custom ones are listed together or separately', () => {
    const world = smallWorld();
    createDns(world, adminCaller, 'net', entry('wiki'));
    expect(names(listDns(world))).toEqual(['netmaker-1', 'wiki']);
    expect(names(listNodeDns(world, 'net'))).toEqual(['netmaker-1']);
    expect(names(listCustomDns(world, 'net'))).toEqual(['wiki']);
  });

  it.each(['fd00::5', '192.0.2.1'])('can point outside the network: %s', (address) => {
    expect(createDns(smallWorld(), adminCaller, 'net', entry('x', address))).toEqual({
      address,
      address6: '',
      name: 'x',
      network: 'net',
    });
  });

  it.each([
    [
      'x',
      '10.1.1.300',
      "Key: 'DNSEntry.Address' Error:Field validation for 'Address' failed on the 'ip' tag",
    ],
    ['', '10.1.1.9', "Key: 'DNSEntry.Name' Error:Field validation for 'Name' failed on the 'required' tag"],
    [
      'a',
      '10.1.1.9',
      "Key: 'DNSEntry.Name' Error:Field validation for 'Name' failed on the 'name_unique' tag",
    ],
  ])('named %j at %j are rejected', (name, address, message) => {
    const world = smallWorld();
    join(world, 'a');
    expect(() => createDns(world, adminCaller, 'net', entry(name, address))).toThrow(message);
  });

  it('of an unknown network are rejected', () => {
    expect(() => createDns(smallWorld(), adminCaller, 'nonet', entry('x'))).toThrow(
      "failed on the 'network_exists' tag",
    );
  });

  it('are deleted by name, except those of nodes; unknown names succeed', () => {
    const world = smallWorld();
    createDns(world, adminCaller, 'net', entry('wiki'));
    expect(deleteDns(world, 'net', 'wiki')).toBe('wiki.net deleted.');
    expect(deleteDns(world, 'net', 'wiki')).toBe('wiki.net deleted.');
    deleteDns(world, 'net', 'netmaker-1');
    expect(listDns(world)?.map(({ name }) => name)).toEqual(['netmaker-1']);
  });
});
