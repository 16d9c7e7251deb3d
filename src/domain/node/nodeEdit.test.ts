import { describe, expect, it } from 'vitest';
import { nodeFieldLockTexts } from '../text/nodeFieldText.ts';
import { nodeFieldLock, nodeFormProblems, type NodeEditContext } from './nodeEdit.ts';
import { nodeFields, nodeForm, type NodeField, type NodeForm } from './nodeForm.ts';
import { nodeFromWire } from './nodeWire.ts';

/** Everything is open: static endpoint, own port, local, all roles, all of the network's and server's switches on. */
const form: NodeForm = {
  ...nodeForm(nodeFromWire({ isstatic: 'yes', udpholepunch: 'no', islocal: 'yes' })),
  relayAddresses: '10.0.0.4',
};
const open: NodeEditContext = {
  node: { isServer: false, isRelay: true, isEgressGateway: true },
  network: { defaultUdpHolePunch: true, isIPv6: true, isPointToSite: true },
  server: { isRceOn: true },
};

function locks(changes: Partial<NodeForm>, context: Partial<NodeEditContext>) {
  const live = { ...form, ...changes };
  const entries = nodeFields.map(
    (field) => [field, nodeFieldLock(field, live, { ...open, ...context })] as const,
  );
  return Object.fromEntries(entries.filter(([, lock]) => lock !== undefined));
}

describe('a field of the node form', () => {
  it('is open when nothing speaks against it', () => {
    expect(locks({}, {})).toEqual({});
  });

  it.each<[string, Partial<NodeForm>, Partial<NodeEditContext>, Partial<Record<NodeField, string>>]>([
    ['the endpoint is dynamic', { isEndpointDynamic: true }, {}, { endpoint: 'endpointIsDynamic' }],
    ['the port is dynamic', { udpHolePunch: true }, {}, { listenPort: 'portIsDynamic' }],
    ['the node is not local', { isLocal: false }, {}, { localRange: 'isNotLocal' }],
    [
      'it is the server’s node',
      { udpHolePunch: true },
      { node: { ...open.node, isServer: true } },
      { listenPort: 'isServerNode', address: 'isServerNode' },
    ],
    ['the node is no relay', {}, { node: { ...open.node, isRelay: false } }, { relayAddresses: 'isNoRelay' }],
    [
      'the node is no egress gateway',
      {},
      { node: { ...open.node, isEgressGateway: false } },
      { egressRanges: 'isNoEgressGateway' },
    ],
    [
      'commands are off',
      {},
      { server: { isRceOn: false } },
      { postUp: 'commandsAreOff', postDown: 'commandsAreOff' },
    ],
    [
      'the network has none of it',
      {},
      { network: { defaultUdpHolePunch: false, isIPv6: false, isPointToSite: false } },
      {
        udpHolePunch: 'networkPunchesNoHoles',
        address6: 'networkHasNoIPv6',
        isHub: 'networkIsNotPointToSite',
      },
    ],
    [
      'the network is not known',
      {},
      { network: undefined },
      {
        udpHolePunch: 'networkPunchesNoHoles',
        address6: 'networkHasNoIPv6',
        isHub: 'networkIsNotPointToSite',
      },
    ],
  ])('is locked while %s', (_, changes, context, expected) => {
    expect(locks(changes, context)).toEqual(expected);
  });

  it('names the control that would open it', () => {
    expect(nodeFieldLockTexts.isNotLocal).toBe('Available when “Local” is on');
  });
});

describe('the node form', () => {
  const roles = { isRelay: true, isEgressGateway: true };
  const none = { isRelay: false, isEgressGateway: false };
  const wrong = {
    ...form,
    address: '10.20.4.370',
    address6: 'x',
    egressRanges: '10.0.0.1',
    relayAddresses: 'leaf-a',
  };

  it('names every field that is wrong', () => {
    expect(nodeFormProblems(wrong, roles)).toEqual({
      address: 'network.validation.ipv4',
      address6: 'network.validation.ipv6',
      egressRanges: 'node.validation.egressgatewayrange',
      relayAddresses: 'node.validation.relayaddress',
    });
  });

  it('does not look at ranges and relay addresses of a node without the role', () => {
    expect(nodeFormProblems(wrong, none)).toMatchObject({
      egressRanges: undefined,
      relayAddresses: undefined,
    });
  });

  it('takes empty addresses and a prefix on the IPv6 one', () => {
    const right = { ...form, address: '', address6: ' fd00::2/128 ' };
    expect(nodeFormProblems(right, none)).toMatchObject({ address: undefined, address6: undefined });
  });

  it('does not let a relay relay nothing', () => {
    expect(nodeFormProblems({ ...form, relayAddresses: ' , ' }, roles).relayAddresses).toBe(
      'node.validation.norelayed',
    );
  });
});
