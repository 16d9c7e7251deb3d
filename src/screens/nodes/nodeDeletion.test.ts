import { describe, expect, it } from 'vitest';
import { fleetClients } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { clientsByGateway, nodeDeletion, type DeletionContext } from './nodeDeletion.ts';

const asAdmin: DeletionContext = {
  viewer: createViewer(aSessionUser(), false, []),
  nodes: fleetNodes,
  clients: clientsByGateway(fleetClients),
};
const asGuest = {
  ...asAdmin,
  viewer: createViewer(aSessionUser({ isAdmin: false, networks: ['lab'] }), false, []),
};
const server = aNode({ name: 'netmaker-1', isServer: true });

describe('deleting a node', () => {
  it('has no consequences for a plain node', () => {
    expect(nodeDeletion(aNode(), asAdmin)).toEqual({ isPossible: true, consequences: [] });
  });

  it('counts roles, clients and relayed nodes, and requires the name', () => {
    expect(nodeDeletion(fraGw01, asAdmin)).toEqual({
      isPossible: true,
      consequences: [
        { label: 'Roles removed', value: 3 },
        { label: 'External clients deleted', value: 6 },
        { label: 'Enabled clients deleted', value: 5 },
        { label: 'Nodes that will lose their relay', value: 2 },
      ],
      typeToConfirm: 'fra-gw-01',
    });
  });

  it('counts a node once if it is relayed by both its addresses', () => {
    const relayed = aNode({ name: 'dual', address: '10.20.4.90', address6: 'fd42:20:4::5a' });
    const relay = aNode({ name: 'relay', isRelay: true, relayAddresses: ['10.20.4.90', 'fd42:20:4::5a'] });
    expect(nodeDeletion(relay, { ...asAdmin, nodes: [relay, relayed] })).toMatchObject({
      consequences: [
        { label: 'Roles removed', value: 1 },
        { label: 'Nodes that will lose their relay', value: 1 },
      ],
    });
  });

  it('does not claim zero clients for viewers who can’t see them', () => {
    expect(nodeDeletion(fraGw01, { ...asAdmin, clients: undefined })).toMatchObject({
      consequences: expect.arrayContaining([{ label: 'External clients deleted', value: 'all' }]),
    });
    expect(nodeDeletion(aNode(), { ...asAdmin, clients: undefined })).toMatchObject({ consequences: [] });
  });

  it('is disabled for the server node', () => {
    expect(nodeDeletion(server, asAdmin)).toEqual({
      isPossible: false,
      reason: 'The server’s own node can’t be deleted',
    });
  });

  it('is disabled for users who don’t administer the network', () => {
    expect(nodeDeletion(aNode(), asGuest)).toEqual({
      isPossible: false,
      reason: 'Only administrators of prod-eu can do this',
    });
  });
});
