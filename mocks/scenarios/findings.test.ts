import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../fixtures/hostileTexts.ts';
import { NOW, NOW_MS } from '../fixtures/now.ts';
import { makeHostile } from './hostileWorld.ts';
import { findingsSourceOf } from './findingsSource.ts';
import { scenarios } from './scenarios.ts';
import type { Edition, World } from '../world/state.ts';
import { networkChecks, serverChecks } from '../../src/domain/findings/checks.ts';
import { type Finding, type Severity, subjectName } from '../../src/domain/findings/finding.ts';
import { findingsOf } from '../../src/domain/findings/findings.ts';

function worldOf(name: string, edition?: Edition): World {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`No scenario ${name}`);
  return scenario.build({ now: () => NOW_MS, nodes: 300, ...(edition && { edition }) });
}

type Expected = readonly [kind: string, severity: Severity, subjects: string, reason: string];
type ByNetwork = Readonly<Record<string, readonly Expected[]>>;

function expectedLines(expected: ByNetwork): readonly string[] {
  return Object.entries(expected)
    .flatMap(([networks, all]) =>
      all.map(([kind, severity, subjects]) => `${networks}: ${severity} ${kind}: ${subjects}`),
    )
    .toSorted();
}

function foundLines(findings: readonly Finding[]): readonly string[] {
  return findings
    .map(({ networks, severity, check, subjects }) => {
      const names = subjects.map(subjectName).toSorted().join(' ');
      return `${networks.join(' ')}: ${severity} ${check.kind}: ${names}`;
    })
    .toSorted();
}

/** Both editions, by the networks of each finding. */
const misconfigured: ByNetwork = {
  office: [
    ['openSignUp', 'risky', 'office', 'machines join without a key'],
    ['pending', 'waiting', 'guest-tablet', 'joined without a key'],
    ['expired', 'risky', 'laptop-ida', 'expired three days ago and is still connected'],
    ['offline', 'broken', 'laptop-sofie', 'last seen two hours ago'],
    ['silent', 'risky', 'laptop-emil', 'last seen ten minutes ago'],
    ['longSilent', 'tidyUp', 'laptop-intern', 'last seen 94 days ago'],
    ['disconnected', 'risky', 'meeting-room', '“Connected” is off'],
    ['version', 'tidyUp', 'badge-reader', 'v0.14.5 on a v0.16.1 server'],
    ['nextSave', 'tidyUp', 'copy_room', 'the server rejects an underscore when the node is edited'],
    ['unroutableEndpoint', 'broken', 'pbx', 'the endpoint is 127.0.0.1'],
    ['allowedIpTaken', 'risky', 'scanner', '10.62.0.240/28 is part of the network’s range'],
    ['mtu', 'risky', 'scanner', '1200, and IPv6 requires 1280'],
    ['mtu', 'risky', 'desk-video', '1500, and WireGuard leaves 1420 of an Ethernet packet'],
    ['duplicateAddress', 'broken', 'wiki wiki-new', 'both have 10.62.0.30'],
    ['duplicateMac', 'risky', 'frontdesk frontdesk-new', 'one machine that joined twice'],
    ['duplicateName', 'risky', 'Printer printer', 'DNS ignores case'],
    ['openKey', 'risky', 'rollout-2024', '4,812 uses left'],
    ['clientWithoutGateway', 'broken', 'tablet-depot', 'its gateway was deleted'],
    ['clientWithoutGateway', 'broken', 'contractor-mbp', 'oslo-nas is no longer a gateway'],
    ['disabledClient', 'tidyUp', 'phone-erik', 'disabled 94 days ago'],
    ['withoutOwner', 'risky', 'tablet-henrik', 'the user henrik was deleted'],
    ['dnsNowhere', 'risky', 'intranet', 'no node or client has 10.62.0.99'],
    ['dnsNowhere', 'risky', 'legacy-erp', 'no gateway routes 172.30.1.5'],
    ['dnsSameName', 'risky', 'OSLO-NAS', 'hides the node oslo-nas'],
    ['dnsSameName', 'risky', 'WiFi wifi', 'two entries that differ in case'],
  ],
  roastery: [
    ['defaultRouteOnServer', 'risky', 'netmaker-1', 'routes 0.0.0.0/0'],
    ['egressContainsNetwork', 'broken', 'bergen-gw', '10.0.0.0/8 contains 10.61.0.0/24'],
    ['egressContainsEndpoint', 'broken', 'cloud-gw', '203.0.113.64/27 contains its endpoint, 203.0.113.70'],
    ['routedTwice', 'risky', 'line-1-gw line-2-gw', 'both route 172.20.8.0/22'],
    ['egressContainsLocalAddress', 'risky', 'recipe-db', '192.168.40.9 is in a range of line-1-gw'],
    ['egressWithoutNat', 'risky', 'packing-gw', 'NAT is off'],
    ['egressWithoutForwarding', 'broken', 'cupping-gw', 'its commands were deleted with an ingress role'],
    ['unreachable', 'broken', 'vendor-help', 'allowed with a relayed node but not with its relay'],
  ],
  shops: [
    ['missingAclRow', 'broken', 'till-tromso', 'the ACLs have no row for it'],
    ['halfAllowed', 'risky', 'shops', 'till-oslo allows till-bergen, but not the reverse'],
    ['isolated', 'broken', 'kiosk-mall', 'its default is to block'],
    ['island', 'broken', 'audit-1 audit-2', 'allowed with each other only'],
    ['silent', 'risky', 'till-voss', 'last seen nine minutes ago'],
    ['portClash', 'broken', 'cashdesk-1 cashdesk-2', 'both use 203.0.113.90, port 51821'],
  ],
  depots: [
    ['twoRelays', 'risky', 'depot-molde', 'both relays list it'],
    ['relayAddressUnused', 'tidyUp', 'relay-south', 'lists 10.64.0.99, which no node has'],
    ['relayMissing', 'broken', 'depot-stavanger', 'no relay lists it'],
    ['gatewayDown', 'broken', 'relay-north', 'last seen three hours ago, and relays depot-narvik'],
    ['sameEndpoint', 'broken', 'depot-fagernes depot-lom', 'behind one router without local addresses'],
    ['noEndpoint', 'broken', 'yard-cam-1 yard-cam-2', 'neither has an endpoint'],
  ],
  'backoffice roastery': [
    ['routedAcrossNetworks', 'risky', 'erp packing-gw', 'both route 172.21.0.0/24 to bi'],
  ],
  vans: [['hub', 'broken', 'vans', 'point-to-site without a hub']],
  couriers: [['hub', 'risky', 'courier-hub netmaker-1', 'two hubs']],
  kiosks: [
    ['rangeUse', 'risky', 'kiosks', 'five of six addresses are used'],
    ['duplicateKey', 'broken', 'kiosk-3 kiosk-4', 'copies of one image'],
    ['usedKey', 'tidyUp', 'first-batch', 'no uses left'],
  ],
  'office partners': [['overlap', 'broken', 'office partners', '10.62.0.0/16 contains 10.62.0.0/24']],
  partners: [['publicKey', 'broken', 'customs-edi', 'a key of 16 bytes']],
  sensors: [['unusableEndpoint', 'broken', 'cold-room', 'an IPv6 endpoint']],
  gates: [['unusableLocalAddress', 'broken', 'gate-north', 'fe80::1c is the endpoint for gate-south']],
  labels: [
    ['oneWayPath', 'broken', 'label-gw', 'routes the address of label-printer into its range'],
    ['egressContainsNetwork', 'risky', 'label-gw', '10.71.0.2/32 is part of 10.71.0.0/24'],
  ],
  rigs: [['singlePointOfFailure', 'risky', 'rig-relay', 'carries ten of fifteen pairs']],
  ferries: [
    ['relayedUnmarked', 'broken', 'ferry-south', 'listed by ferry-relay, but not marked'],
    ['ingressDynamic', 'risky', 'quay-gw', 'a client, and no fixed endpoint'],
    ['clientDnsNowhere', 'broken', 'ferries', 'no node has 10.74.0.53'],
  ],
  silos: [
    ['egressNested', 'risky', 'barley-gw grain-gw', '172.26.4.0/24 is in 172.26.0.0/16'],
    ['egressContainsPeerEndpoint', 'broken', 'malt-gw', 'contains 198.51.100.70 of silo-far'],
    ['egressIsNetwork', 'risky', 'hops-gw', '10.63.0.0/25 is in the range of shops'],
  ],
  quarry: [
    ['endpointInNetwork', 'broken', 'crusher', '10.76.0.9 is an address of the network'],
    ['privateEndpoint', 'risky', 'weigh-house', '192.168.76.2 was set manually'],
    ['holePunchWithoutServer', 'risky', 'quarry', 'the server isn’t a node in it'],
  ],
  'quarry silos': [['portAcrossNetworks', 'risky', 'quarry-pump silo-pump', 'both use 51840']],
  pilot: [['tinyRange', 'risky', 'pilot', 'a /30 has two addresses']],
  '': [
    ['remoteCommands', 'risky', 'The server', 'remote command execution is on'],
    ['builtInKey', 'broken', 'The server', 'its DNS_KEY is not set'],
    ['manyAdmins', 'risky', 'The server', 'six administrators'],
    ['consoleVersion', 'risky', 'The server', 'v0.16.2, and the console is v0.16.1'],
    ['userWithoutNetwork', 'tidyUp', 'summer-intern', 'has no networks and no access level'],
  ],
};

/** Findings that only one edition can have. */
const only: Readonly<Record<Edition, ByNetwork>> = {
  community: {},
  enterprise: {
    backoffice: [
      ['notConnected', 'broken', 'erp-db payroll', 'allowed, and both report no connection'],
      ['blockedYetConnected', 'risky', 'bi payroll', 'blocked, and both report a connection'],
      ['failoverMissing', 'risky', 'payroll', 'reports that it needs failover for erp-db'],
    ],
  },
};

const editions = ['community', 'enterprise'] as const;

describe.each(editions)('the misconfigured company on the %s edition', (edition) => {
  it('has these findings and no others', () => {
    const expected = [...expectedLines(misconfigured), ...expectedLines(only[edition])].toSorted();
    expect(foundLines(findingsOf(findingsSourceOf(worldOf('misconfigured', edition))))).toEqual(expected);
  });
});

const threeNetworks: ByNetwork = {
  meshnet: [
    ['isolated', 'broken', 'leaf-b', 'its default is to block'],
    ['offline', 'broken', 'mac-laptop win-desktop', 'last seen 40 minutes and nine days ago'],
    ['silent', 'risky', 'leaf-a leaf-b', 'last seen six and 20 minutes ago'],
  ],
  dualnet: [
    ['egressWithoutNat', 'risky', 'dual-a', 'created without NAT'],
    ['ingressDynamic', 'risky', 'dual-a', 'two clients, and no fixed endpoint'],
    ['openSignUp', 'risky', 'dualnet', 'machines join without a key'],
    ['offline', 'broken', 'dual-c', 'last seen three hours ago'],
    ['silent', 'risky', 'dual-b', 'last seen twelve minutes ago'],
    ['dnsNowhere', 'risky', 'six', 'no node or client has fd00:40:50::99'],
    ['pending', 'waiting', 'pending-one', 'joined with a key of another network'],
  ],
  p2snet: [
    ['unreachable', 'broken', 'site-3', 'blocked by an ACL with the hub'],
    ['offline', 'broken', 'site-3', 'last seen 31 minutes ago'],
    ['silent', 'risky', 'site-2', 'last seen 26 minutes ago'],
  ],
};
const level3: ByNetwork = { '': [['userWithoutNetwork', 'tidyUp', 'lvl3-none', 'level 3 on all networks']] };
const carol: ByNetwork = { '': [['userWithoutNetwork', 'tidyUp', 'carol', 'has no networks']] };

const asking: ByNetwork = {
  dualnet: [['pending', 'waiting', 'lobby-screen', 'joined without a key']],
  p2snet: [['pending', 'waiting', 'till-4', 'joined before manual sign-up was turned off']],
};

const hubNetwork: ByNetwork = {
  p2snet: [
    ['offline', 'broken', 'site-3', 'last seen 31 minutes ago'],
    ['silent', 'risky', 'site-2', 'last seen 26 minutes ago'],
  ],
};

/** The names of the generated nodes by minutes since their last check-in. */
function generatedNames(from: number, to: number): readonly string[] {
  return [...worldOf('thousandNodes').nodes.values()]
    .filter(({ ispending, lastcheckin }) => {
      const minutes = (NOW - lastcheckin) / 60;
      return ispending === 'no' && minutes >= from && minutes < to;
    })
    .map(({ name }) => name);
}

/** 300 nodes, of which every 40th from the 26th on relays the next one. */
const generated: ByNetwork = {
  grid: [
    ['openSignUp', 'risky', 'grid', 'machines join without a key'],
    ['openKey', 'risky', 'fleet', '1,000 uses left'],
    ['pending', 'waiting', 'ord-db-0003', 'the third node'],
    ['silent', 'risky', generatedNames(5, 30).toSorted().join(' '), 'an outage is one finding'],
    ['offline', 'broken', generatedNames(30, Infinity).toSorted().join(' '), 'last seen hours ago'],
  ],
};

const planned: readonly (readonly [scenario: string, expected: readonly ByNetwork[]])[] = [
  ['community', [threeNetworks, carol]],
  ['enterprise', [threeNetworks, level3]],
  ['firstRun', []],
  ['empty', []],
  ['pendingNode', [threeNetworks, carol, asking]],
  ['hubNetwork', [hubNetwork, carol]],
  ['clientLimit', [threeNetworks, level3]],
  ['accessLevels', [threeNetworks, level3]],
  ['overload', [threeNetworks, level3]],
  ['unreachable', [threeNetworks, carol]],
  ['expiredSession', [threeNetworks, carol]],
  ['thousandNodes', [generated, carol]],
];

describe('the scenarios without planted faults', () => {
  it.each(planned)('%s', (name, expected) => {
    const lines = expected.flatMap(expectedLines).toSorted();
    expect(foundLines(findingsOf(findingsSourceOf(worldOf(name))))).toEqual(lines);
  });

  it('are all scenarios except the misconfigured company', () => {
    expect([...planned.map(([name]) => name), 'misconfigured']).toEqual([...scenarios.keys()]);
  });
});

it.each(['enterprise', 'misconfigured'])('no check fails on hostile data: %s', (name) => {
  const world = worldOf(name);
  makeHostile(world);
  for (const node of world.nodes.values()) node.allowedips = [...hostileTexts];
  const findings = findingsOf(findingsSourceOf(world));
  expect(findings.filter(({ check }) => check.kind === 'failedCheck')).toEqual([]);
  expect(findings.length).toBeGreaterThan(10);
});

it('finds one cause where no node checks in, and keeps what was broken before', () => {
  const world = worldOf('misconfigured');
  const kindsOf = () => findingsOf(findingsSourceOf(world)).map(({ check }) => check.kind);
  const before = kindsOf();
  for (const node of world.nodes.values()) {
    if (node.isserver !== 'yes' && node.lastcheckin > NOW - 300) node.lastcheckin = NOW - 720;
  }
  const after = findingsOf(findingsSourceOf(world));
  const [cause] = after.filter(({ check }) => check.kind === 'allSilent');
  expect(cause).toMatchObject({ severity: 'broken', key: 'allSilent server' });
  expect(cause?.text).toMatch(/^has had no check-in from any of \d+ nodes for 9 min$/);
  expect(kindsOf().filter((kind) => kind === 'silent')).toEqual([]);
  expect(kindsOf()).toContain('gatewayDown');
  expect(after.length).toBeLessThanOrEqual(before.length);
});

it('has a fault for each check on one of the editions', () => {
  const planted = [misconfigured, ...Object.values(only)].flatMap((part) => Object.values(part).flat());
  const kinds = new Set(planted.map(([kind]) => kind));
  // The browser that asked for new keys remembers the former ones, so no server has this fault.
  expect(
    [...networkChecks, ...serverChecks].map(({ kind }) => kind).filter((kind) => !kinds.has(kind)),
  ).toEqual(['formerKey', 'allSilent']);
});
