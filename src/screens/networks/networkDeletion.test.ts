import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { networkDeletion } from './networkDeletion.ts';

const server = aNode({ isServer: true });
const lab = aNetwork({ netid: 'lab', accessKeys: [anAccessKey(), anAccessKey({ name: 'other' })] });

describe('deleting a network', () => {
  it.each([
    [[aNode()], 'Delete its 1 node first', 'Show 1 node'],
    [[aNode(), server, aNode()], 'Delete its 2 nodes first', 'Show 2 nodes'],
  ])('is off while nodes other than the server’s remain', (nodes, reason, label) => {
    expect(networkDeletion(lab, { nodes, clientCount: 0 })).toEqual({
      isPossible: false,
      reason,
      obstacle: { href: '/nodes/lab', label },
    });
  });

  it('is disabled while its nodes are unknown', () => {
    expect(networkDeletion(lab, { nodes: undefined, clientCount: 0 })).toEqual({
      isPossible: false,
      reason: 'Waiting for the nodes to load',
    });
  });

  it('counts its consequences', () => {
    expect(networkDeletion(lab, { nodes: [server], clientCount: 3 })).toEqual({
      isPossible: true,
      consequences: [
        { label: 'Access keys deleted', value: 2 },
        { label: 'Server nodes removed', value: 1 },
        { label: 'External clients deleted', value: 3 },
      ],
    });
  });

  it('omits counts of zero', () => {
    const empty = aNetwork({ accessKeys: [] });
    expect(networkDeletion(empty, { nodes: [], clientCount: 0 })).toEqual({
      isPossible: true,
      consequences: [],
    });
  });
});
