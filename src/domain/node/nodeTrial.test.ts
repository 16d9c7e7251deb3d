import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { nodeForm, type NodeForm } from './nodeForm.ts';
import { trialUndoCause, trialUndos } from '../acl/trialUndo.ts';
import { hubTrialUndo, nodeTrialUndo } from './nodeTrial.ts';

const gateway = aNode({
  name: 'gw-1',
  isEgressGateway: true,
  egressRanges: ['10.1.0.0/16', '10.2.0.0/16'],
  isRelay: true,
  relayAddresses: ['10.20.4.60'],
});
const server = aNode({ name: 'netmaker-1', isServer: true });
const plain = aNode({ name: 'web-1' });

describe('an edit has a trial', () => {
  it.each<[string, typeof plain, Partial<NodeForm>, string | undefined]>([
    ['that disconnects a gateway', gateway, { isConnected: false }, 'The last change disconnected gw-1.'],
    [
      'that disconnects a server node',
      server,
      { isConnected: false },
      'The last change disconnected netmaker-1.',
    ],
    ['not that disconnects another node', plain, { isConnected: false }, undefined],
    [
      'that removes a range',
      gateway,
      { egressRanges: '10.2.0.0/16' },
      'The last change removed 10.1.0.0/16 from gw-1.',
    ],
    ['not that adds a range', gateway, { egressRanges: '10.1.0.0/16, 10.2.0.0/16, 10.3.0.0/16' }, undefined],
    [
      'that removes a relayed node',
      gateway,
      { relayAddresses: '' },
      'The last change removed 10.20.4.60 from gw-1.',
    ],
    ['not of other fields', gateway, { mtu: '1300', name: 'gw-2' }, undefined],
  ])('%s', (_, node, changes, cause) => {
    const before = nodeForm(node);
    const undo = nodeTrialUndo(node, { before, after: { ...before, ...changes } });
    expect(undo && trialUndoCause(undo)).toBe(cause);
  });

  it('that moves the hub', () => {
    expect(trialUndoCause(hubTrialUndo(gateway))).toBe('The last change removed the hub role from gw-1.');
  });
});

describe('stored edits', () => {
  const undo = hubTrialUndo(gateway);

  it('are the same after they were read again', () => {
    expect(trialUndos(JSON.parse(JSON.stringify([undo])))).toEqual([undo]);
  });

  it.each([
    undefined,
    {},
    [7],
    [undo, { ...undo, edit: { ...undo.edit, from: { name: 'gw-2' }, to: { name: 'gw-1' } } }],
  ])('that aren’t edits of fields with a trial count as none: %j', (stored) => {
    expect(trialUndos(stored)).toEqual([]);
  });
});
