import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { cloneNetwork } from './cloneNetwork.ts';

const network = aNetwork({
  netid: 'prod-eu',
  addressRange: '10.20.4.0/24',
  defaultMtu: 1380,
  isPointToSite: true,
  accessKeys: [anAccessKey({ name: 'ci', uses: 4 }), anAccessKey({ name: 'used-up', uses: 0 })],
});
const clone = { netid: 'prod-2', addressRange: '10.30.0.0/24', addressRange6: '' };
const records = {
  nodes: [aNode({ name: 'web' }), aNode({ name: 'elsewhere', network: 'lab' })],
  dnsEntries: [
    aDnsEntry({ name: 'office', address: '192.168.1.9' }),
    aDnsEntry({ name: 'inside', address: '10.20.4.9' }),
    aDnsEntry({ name: 'web', address: '10.20.4.11' }),
  ],
};
const planned = (toggled: readonly string[] = []) =>
  cloneNetwork(network, clone, { toggled: new Set(toggled), interfaceName: '' }, records);

describe('cloning a network', () => {
  it('creates it with its settings, outside entries and keys, and says what stays', () => {
    const { steps, leftBehind } = planned();
    expect(steps).toMatchObject([
      { kind: 'createNetwork', draft: { ...clone, isPointToSite: true } },
      { kind: 'editNetwork', netid: 'prod-2', after: { defaultMtu: '1380' }, needs: 'first' },
      { kind: 'createDnsEntry', entry: { name: 'office', address: '192.168.1.9', network: 'prod-2' } },
      { kind: 'createAccessKey', netid: 'prod-2', key: { name: 'ci', uses: 4 } },
    ]);
    expect(leftBehind.map(({ text }) => text)).toEqual([
      '1 node with ACL rules and roles. Machines join the new network with a key',
      '1 DNS entry that points into the range',
    ]);
  });

  it('leaves out what is unticked', () => {
    expect(planned(['settings', 'dns', 'keys']).steps.map(({ kind }) => kind)).toEqual(['createNetwork']);
  });
});
