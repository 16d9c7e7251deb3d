import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { belongingsOf, belongingsText, nodeOwners } from './owners.ts';

const own = aNode({ name: 'own', network: 'lab', ownerId: 'erin' });
const listed = aNode({ name: 'listed', network: 'lab' });
const users = new Map([['lab', [aNetworkUser({ id: 'frank', nodes: [own.id, listed.id] })]]]);

describe('the owner of a node', () => {
  it.each([
    ['is the one that it names', own, users, 'erin'],
    ['is the user whose record lists it, if it names none', listed, users, 'frank'],
    ['is looked up in its own network', { ...listed, network: 'office' }, users, ''],
    ['is unknown before the records have loaded', listed, undefined, ''],
  ])('%s', (_, node, known, expected) => {
    expect(nodeOwners(known)(node)).toBe(expected);
  });
});

describe('what users own', () => {
  const phone = anExternalClient({ clientId: 'phone', ownerId: 'erin' });
  const kiosk = anExternalClient({ clientId: 'kiosk', ownerId: '' });
  const all = { clients: [phone, kiosk], nodes: [own, listed] };

  it.each([
    ['erin', [phone], [own], '1 external client and 1 node'],
    ['frank', [], [listed], '1 node'],
    ['grace', [], [], ''],
  ])('of %s', (username, clients, nodes, text) => {
    const belongings = belongingsOf([username], all, nodeOwners(users));
    expect(belongings).toEqual({ clients, nodes });
    expect(belongingsText(belongings)).toBe(text);
  });

  it('is that of all of them', () => {
    expect(belongingsOf(['erin', 'frank'], all, nodeOwners(users))).toEqual({
      clients: [phone],
      nodes: [own, listed],
    });
  });
});
