import { expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { type Reason, reasonSentence, shortReason } from './reason.ts';

const one = aNode({ name: 'ams', endpoint: '198.51.100.1' });
const other = aNode({ name: 'ber', endpoint: '198.51.100.2', localAddress: 'fd77::9' });
const phone = anExternalClient({ clientId: 'phone' });
const [at, next] = [nodeMember(one), nodeMember(other)];
const client = clientMember(phone);
const range = '192.168.77.0/24';
const address = '10.20.4.9';

it.each<[Reason, string]>([
  [{ kind: 'rule', one, other, rule: 'blocked' }, 'by an ACL, in both directions'],
  [{ kind: 'rule', one, other, rule: 'oneSided' }, 'by an ACL, in one direction'],
  [{ kind: 'rule', one, other, rule: 'missing' }, 'ACL rule missing'],
  [{ kind: 'notTheHub', one, other, hub: one }, 'neither is the hub'],
  [{ kind: 'notTheHub', one, other, hub: undefined }, 'the network has no hub'],
  [{ kind: 'disconnected', node: one }, 'ams is disconnected'],
  [{ kind: 'noRelay', node: one }, 'no relay lists ams'],
  [{ kind: 'secondAddressOnly', relay: one, node: other }, 'its relay doesn’t list this address'],
  [{ kind: 'addressNotListed', relay: one, node: other, address }, 'its relay doesn’t list this address'],
  [{ kind: 'relayCycle', node: one }, 'relays relay each other'],
  [{ kind: 'badKey', node: one, of: client }, 'phone has an invalid key'],
  [{ kind: 'badEndpoint', node: one, of: next }, 'ber has an unusable endpoint'],
  [{ kind: 'refused', node: one, message: 'not found' }, 'rejected by the server'],
  [{ kind: 'failover', one, other, failover: undefined }, 'failover node doesn’t forward traffic'],
  [{ kind: 'neverReported', node: one, failover: other }, 'failover node doesn’t forward traffic'],
  [{ kind: 'sameEndpoint', one, other, of: one, localAddress: 'same' }, 'behind the same router'],
  [{ kind: 'noEndpoint', one: at, other: next }, 'no known endpoint'],
  [{ kind: 'clientDisabled', client: phone }, 'phone is disabled'],
  [{ kind: 'noGateway', client: phone, gateway: one }, 'it has no gateway'],
  [{ kind: 'notInClientFile', client: phone, address }, 'not in its configuration file'],
  [
    { kind: 'rangeWithheld', at: one, gateway: other, range, because: 'isServer' },
    'gets no route to the range',
  ],
  [
    { kind: 'sharedAddress', at: one, address, holder: aNode({ network: 'prod-us' }) },
    'address shared with prod-us',
  ],
  [{ kind: 'unrouted', at, address }, 'no peer routes it'],
  [{ kind: 'contested', at, range, peers: [next] }, 'several peers route 192.168.77.0/24'],
  [{ kind: 'wrongSourcePeer', at, from: next, expected: client, source: address }, 'expected via phone'],
  [{ kind: 'loop', at, next }, 'routing loop'],
  [{ kind: 'noNat', gateway: one, range }, 'no return path'],
  [{ kind: 'capturedByRange', at: one, range, member: next }, 'routed into a range behind ams'],
  [{ kind: 'noSharedFamily' }, 'no common IP version'],
  [{ kind: 'otherNetwork', from: 'prod-eu', to: 'prod-us' }, 'prod-us'],
  [{ kind: 'sameMember', member: at }, 'itself'],
  [{ kind: 'unusedAddress', address }, 'address not in use'],
  [{ kind: 'rulesUnknown', netid: 'prod-eu' }, 'ACLs unknown'],
  [{ kind: 'measured', one, other, there: false, back: undefined }, 'reported as unreachable'],
])('has a short form of %o', (reason, short) => {
  expect(shortReason(reason)).toBe(short);
});

/** Most sentences are in the table of verdicts. */
it.each<[Reason, string]>([
  [
    { kind: 'rule', one, other, rule: 'missing' },
    'The ACL rule for ams and ber is missing. The server treats that as blocked.',
  ],
  [
    { kind: 'refused', node: one, message: '' },
    'The server rejected ams’s configuration request: it closed the connection.',
  ],
  [
    { kind: 'neverReported', node: one, failover: undefined },
    'A failover node takes over for ams, but forwards nothing until ams reports metrics.',
  ],
  [
    { kind: 'rangeWithheld', at: one, gateway: other, range, because: 'ownRange' },
    'ams routes 192.168.77.0/24 itself.',
  ],
  [
    { kind: 'badEndpoint', node: one, of: nodeMember({ ...other, endpoint: '2001:db8::9' }) },
    'ams gets no configuration. ber’s endpoint is 2001:db8::9, and this server can’t use IPv6 endpoints.',
  ],
  [
    {
      kind: 'badEndpoint',
      node: { ...one, endpoint: '2001:db8::9' },
      of: nodeMember({ ...other, endpoint: '2001:db8::9' }),
    },
    'ams gets no configuration. ber’s local address is fd77::9, and this server can’t use IPv6 endpoints.',
  ],
  [
    { kind: 'measured', one, other, there: false, back: true },
    'ams reports ber as unreachable. According to the configuration, it should be reachable.',
  ],
  [
    { kind: 'measured', one, other, there: undefined, back: false },
    'ber reports ams as unreachable. According to the configuration, it should be reachable.',
  ],
])('explains %o', (reason, sentence) => {
  expect(reasonSentence(reason)).toBe(sentence);
});
