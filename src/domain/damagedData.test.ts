import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAccessKey } from '../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../mocks/fixtures/node.ts';
import { NOW } from '../../mocks/fixtures/now.ts';
import { aSession } from '../../mocks/fixtures/session.ts';
import { accessKeysFromWire, accessKeyToWire } from './accessKey/accessKeyWire.ts';
import { trialsFromStored } from './acl/storedTrials.ts';
import { aclFromWire } from './acl/aclWire.ts';
import { dnsEntriesFromWire } from './dns/dnsWire.ts';
import { draftsFromStored, draftsToStored } from './edit/storedDrafts.ts';
import { externalClientsFromWire } from './externalClient/externalClientWire.ts';
import { sightingsFromStored, sightingsToStored } from './findings/sightings.ts';
import { placesFromStored, placesToStored } from './graph/layout/storedPlaces.ts';
import { metricsFromWire, nodeMetricsFromWire } from './metrics/metricsWire.ts';
import { rotationsFromStored, rotationsToStored, withRotation } from './network/keyRotation.ts';
import { networksFromWire, networkToWire } from './network/networkWire.ts';
import { nodesFromWire, nodeToWire } from './node/nodeWire.ts';
import { peersFromWire } from './reach/network/peersWire.ts';
import { runToStored } from './run/run.ts';
import { storedRunFrom } from './run/storedRun.ts';
import { offsetFromStored, offsetToStored } from './server/clockOffset.ts';
import { serverConfigFromWire } from './server/serverConfigWire.ts';
import { sessionFromStored, sessionToStored } from './session/session.ts';
import { noticesFromStored, noticesToStored } from './session/storedNotices.ts';
import { defaultSettings, settingsFromStored, settingsToStored } from './settings/settings.ts';
import { networkUserDataFromWire, networkUsersFromWire, networkUserToWire } from './user/networkUserWire.ts';
import { userGroupsFromWire, usersFromWire } from './user/userWire.ts';
import { WireError } from './wire.ts';

/** Returns the way to each value in `json`, itself first. */
function placesIn(json: unknown): readonly (readonly string[])[] {
  const parts = typeof json === 'object' && json !== null ? Object.entries<unknown>({ ...json }) : [];
  return [[], ...parts.flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]))];
}

function withValue(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const parts = new Map(Object.entries<unknown>({ ...Object(json) }));
  parts.set(key, withValue(parts.get(key), rest, value));
  return Array.isArray(json) ? [...parts.values()] : Object.fromEntries(parts);
}

const anyValue = fc.oneof(
  fc.constantFrom(null, '', 'yes', 0, -1, 0.5, 256, 1e308, true, [], {}, [null], { '': null }),
  fc.jsonValue(),
);

/** `json` with another value in one place. */
const damaged = (json: unknown) =>
  fc
    .tuple(fc.constantFrom(...placesIn(json)), anyValue)
    .map(([place, value]) => withValue(json, place, value));

const node = nodeToWire(aNode({ isEgressGateway: true, egressRanges: ['10.1.0.0/16'] }));
const network = networkToWire(aNetwork({ accessKeys: [anAccessKey()], proSettings: someProSettings() }));
const client = {
  clientid: 'laptop',
  network: 'prod-eu',
  address: '10.20.30.9',
  enabled: true,
  lastmodified: NOW,
};
const entry = { name: 'db', network: 'prod-eu', address: '10.20.30.1', address6: '' };
const networkUser = networkUserToWire(aNetworkUser({ nodes: ['n1'] }));
const nodeMetrics = {
  node_name: 'gw',
  network: 'prod-eu',
  isserver: 'no',
  needsfailover: { n2: 'n3' },
  connectivity: {
    n2: { node_name: 'db', connected: true, isserver: 'no', percentup: 99, latency: 12, totalsent: 7 },
  },
};
const peer = {
  PublicKey: [1, 2, 255],
  Endpoint: { IP: '198.51.100.13', Port: 51821 },
  AllowedIPs: [{ IP: '10.20.30.3', Mask: '/////w==' }],
};

it.each<[string, (json: unknown) => unknown, unknown]>([
  ['networks', networksFromWire, [network]],
  ['access keys', accessKeysFromWire, [accessKeyToWire(anAccessKey())]],
  ['nodes', nodesFromWire, [node]],
  ['peers', peersFromWire, { node: { id: 'n1' }, peers: [peer] }],
  ['external clients', externalClientsFromWire, [client]],
  ['DNS entries', dnsEntriesFromWire, [entry]],
  ['ACLs', aclFromWire, { n1: { n2: 2 }, n2: { n1: 1 } }],
  ['users', usersFromWire, [{ username: 'mira', isadmin: false, networks: ['prod-eu'], groups: ['*'] }]],
  ['groups', userGroupsFromWire, { '*': {}, ops: {} }],
  ['permissions', networkUsersFromWire, { 'prod-eu': [networkUser] }],
  [
    'a user’s own data',
    (json) => networkUserDataFromWire(json, 'mira'),
    { 'prod-eu': { user: networkUser, nodes: [node], clients: [client], vpns: [node], networks: [network] } },
  ],
  ['metrics', metricsFromWire, { nodes: { n1: nodeMetrics } }],
  ['metrics of a node', (json) => nodeMetricsFromWire(json, 'n1'), nodeMetrics],
  ['the configuration', serverConfigFromWire, { Version: 'v0.16.1', IsEE: 'no', APIHost: 'api.example.com' }],
])('an answer with %s and any value in any place is read, or refused as a WireError', (_, read, answer) => {
  const thrownBy = (json: unknown) => {
    try {
      read(json);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  expect(thrownBy(answer)).toBeUndefined();
  fc.assert(
    fc.property(damaged(answer), (json) => {
      const error = thrownBy(json);
      return error === undefined || error instanceof WireError;
    }),
    { numRuns: 300 },
  );
});

const owner = 'mira https://api.example.com';
const seen = new Map([[7, { since: NOW, missing: NOW, needsMetrics: true }]] as const);
const notice = { kind: 'success', text: 'Saved', at: NOW, canUndo: true } as const;
const undo = { kind: 'groups', username: 'mira', edit: { from: { groups: [] }, to: { groups: ['ops'] } } };
const change = { nodeIds: ['a', 'b'], runs: [[0, 1, 1, 2, 2]] };
const trial = { netid: 'prod-eu', deadline: NOW, cause: 'a rule', change, session: 7, extensions: 2 };
const step = {
  kind: 'action',
  action: { kind: 'approveNode', node: { id: 'n1', network: 'prod-eu', name: 'gw' } },
};
const run = {
  title: 'Approve 2 nodes',
  status: 'over',
  results: [{ key: 'n1', name: 'gw', state: 'failed', text: 'no' }],
  canUndo: false,
} as const;

it.each<[string, (text: string) => unknown, string | undefined]>([
  [
    'settings',
    (text) => settingsFromStored(text, 'mira'),
    settingsToStored(null, {
      ...defaultSettings('mira'),
      recent: [7],
      views: [{ name: 'Errors', href: '/nodes?status=error' }],
      mutes: [{ id: 7, found: 1, reason: '', until: NOW }],
    }),
  ],
  ['a session', (text) => sessionFromStored(text, 'here'), sessionToStored(aSession(), 'here')],
  ['drafts', (text) => draftsFromStored(text, 'mira'), draftsToStored('mira', new Map([['node n1', {}]]))],
  [
    'notifications',
    (text) => noticesFromStored(text, 'token'),
    noticesToStored([{ ...notice, kept: undo }], 'token'),
  ],
  ['trials', trialsFromStored, JSON.stringify([trial])],
  [
    'a run',
    (text) => storedRunFrom(text, 7),
    runToStored(run, 7, { stopsAtFailure: true, items: new Map([['n1', { isFollowUp: true, step, undo }]]) }),
  ],
  [
    'rotations of keys',
    (text) => rotationsFromStored(text, owner),
    rotationsToStored(null, owner, withRotation(new Map(), 'prod-eu', [aNode()], NOW)),
  ],
  ['sightings', (text) => sightingsFromStored(text, owner), sightingsToStored(null, owner, seen)],
  [
    'places in a graph',
    (text) => placesFromStored(text, owner, ['n1']),
    placesToStored(null, owner, new Map([['n1', { x: 1, y: 2 }]])),
  ],
  ['the offset of a clock', offsetFromStored, offsetToStored({ least: 1, most: 5 })],
])('%s that are stored with any value in any place never stop the console', (_, read, stored = '') => {
  expect(read(stored)).not.toEqual(read('null'));
  fc.assert(
    fc.property(damaged(JSON.parse(stored)), (json) => {
      read(JSON.stringify(json));
    }),
    { numRuns: 300 },
  );
});
