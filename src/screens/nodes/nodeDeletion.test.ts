import { describe, expect, it } from 'vitest';
import { fleetClients } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { viewer } from '../../domain/session/permissions.ts';
import { bulkDeletion, clientsByGateway, nodeDeletion } from './nodeDeletion.ts';

const admin = viewer(aSessionUser(), false, []);
const guest = viewer(aSessionUser({ isAdmin: false, networks: ['lab'] }), false, []);
const clients = clientsByGateway(fleetClients);
const server = aNode({ name: 'netmaker-1', isServer: true });

describe('deleting a node', () => {
  it('takes nothing along when it is a plain one', () => {
    expect(nodeDeletion(aNode(), clients, admin)).toEqual({ isPossible: true, consequences: [] });
  });

  it('counts its roles, clients and relayed nodes, and asks for its name', () => {
    expect(nodeDeletion(fraGw01, clients, admin)).toEqual({
      isPossible: true,
      consequences: [
        { label: 'Gateway roles removed', value: 3 },
        { label: 'External clients deleted', value: 6 },
        { label: 'Of these, enabled', value: 5 },
        { label: 'Nodes that lose their relay', value: 2 },
      ],
      typeToConfirm: 'fra-gw-01',
    });
  });

  it('is refused for the server node', () => {
    expect(nodeDeletion(server, clients, admin)).toEqual({
      isPossible: false,
      reason: 'The server’s own node cannot be deleted',
    });
  });

  it('is refused where the user does not administer', () => {
    expect(nodeDeletion(aNode(), clients, guest)).toEqual({
      isPossible: false,
      reason: 'Available to administrators of prod-eu',
    });
  });
});

describe('deleting several nodes', () => {
  it('leaves the server node out', () => {
    expect(bulkDeletion([server, aNode()], clients, admin)).toEqual({
      isPossible: true,
      consequences: [],
      nodes: [aNode()],
    });
  });

  it('adds up what goes along, and asks for a word', () => {
    const gateways = fleetNodes.filter((node) => ['fra-gw-01', 'ams-gw-01'].includes(node.name));
    expect(bulkDeletion(gateways, clients, admin)).toMatchObject({
      consequences: [
        { label: 'Gateway roles removed', value: 5 },
        { label: 'External clients deleted', value: 11 },
        { label: 'Of these, enabled', value: 9 },
        { label: 'Nodes that lose their relay', value: 2 },
      ],
      typeToConfirm: 'delete',
    });
  });

  it('is refused when only the server node is selected', () => {
    expect(bulkDeletion([server], clients, admin)).toEqual({
      isPossible: false,
      reason: 'The server’s own node cannot be deleted',
      nodes: [],
    });
  });
});
