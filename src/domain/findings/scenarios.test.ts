import { it } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../mocks/world/state.ts';
import { aclFromWire } from '../acl/aclWire.ts';
import { dnsEntriesFromWire } from '../dns/dnsWire.ts';
import { externalClientsFromWire } from '../externalClient/externalClientWire.ts';
import { metricsFromWire } from '../metrics/metricsWire.ts';
import { networksFromWire } from '../network/networkWire.ts';
import { nodesFromWire } from '../node/nodeWire.ts';
import { usersFromWire } from '../user/userWire.ts';
import { type FindingsSource, subjectName } from './finding.ts';
import { findingsOf } from './findings.ts';

export function sourceOf(world: World): FindingsSource {
  const networks = networksFromWire([...world.networks.values()]);
  return {
    networks,
    nodes: nodesFromWire([...world.nodes.values()]),
    clients: externalClientsFromWire([...world.extClients.values()]),
    dnsEntries: dnsEntriesFromWire(world.dns),
    users: usersFromWire([...world.users.values()]),
    acls: new Map(networks.map(({ netid }) => [netid, aclFromWire(world.acls.get(netid))])),
    metrics:
      world.edition === 'enterprise'
        ? metricsFromWire({ nodes: Object.fromEntries(world.metrics) })
        : undefined,
    isEE: world.edition === 'enterprise',
    serverVersion: 'v0.16.1',
    now: Math.floor(world.now() / 1000),
  };
}

it.each(['community', 'enterprise', 'pendingNode', 'hubNetwork', 'thousandNodes', 'empty'])('%s', (name) => {
  const world = scenarios.get(name)!.build({ now: () => NOW_MS, nodes: 200 });
  const start = performance.now();
  const found = findingsOf(sourceOf(world));
  console.log(
    name,
    found.length,
    Math.round(performance.now() - start),
    'ms\n' +
      found
        .slice(0, 60)
        .map(
          (f) =>
            `${f.severity} [${f.networks.join()}] ${f.check.kind}: ${f.subjects.map(subjectName).join(', ')} ${f.text}   {${f.facts.map((x) => x.label + '=' + x.value).join('; ')}}`,
        )
        .join('\n'),
  );
});
