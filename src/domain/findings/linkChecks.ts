import { counted } from '../format/count.ts';
import { machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { minMtu, minMtu6 } from '../fieldRules.ts';
import { groupBy } from '../groupBy.ts';
import { endpointOf } from '../reach/network/peer.ts';
import { type Check, foundAt, type NetworkScope, networkSubject, type RecordScope } from './check.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';
import { editNode } from '../actions/editNode.ts';
import { act, freePort, setNetwork } from './fixes.ts';
import { sharing } from './grouping.ts';

const portClash: Check<NetworkScope> = {
  kind: 'portClash',
  severity: 'broken',
  title: 'Nodes behind one endpoint with the same port',
  why: 'A router forwards a port to one machine, so peers reach the wrong node or none.',
  advice: 'Give each node behind the router its own listen port.',
  find: ({ nodes }) => {
    const reachable = nodes.filter((node) => node.endpoint !== '' && !node.isRelayed && !node.isPending);
    return sharing(reachable, (node) => {
      const { ip, port } = endpointOf(node);
      return port === 0 ? '' : `${ip}, port ${port}`;
    }).map(([shared, group]) => ({
      subjects: group.map(nodeSubject),
      text: `share ${shared}`,
      facts: group.map(({ name }) => ({ label: name, value: shared })),
      fix: newPorts(
        group,
        nodes.filter(({ endpoint }) => endpoint === group[0]?.endpoint),
      ),
    }));
  },
};

/** The first keeps its port. The server’s own node can’t change it. `around` has the nodes whose ports are taken. */
function newPorts(group: readonly Node[], around: readonly Node[]): Fix {
  const [first] = group.toSorted((one, other) => Number(other.isServer) - Number(one.isServer));
  const taken = new Set(
    [...group, ...around].flatMap(({ listenPort, localListenPort }) => [listenPort, localListenPort]),
  );
  const movers = group.filter((node) => node !== first && !node.isServer);
  return act(
    'Change listen port',
    ...movers.map((node) => {
      const port = freePort(node.listenPort, taken);
      taken.add(port);
      return editNode(node, {
        ...(node.udpHolePunch && { udpHolePunch: false }),
        listenPort: String(port),
      });
    }),
  );
}

const portOfMachine: Check<NetworkScope> = {
  kind: 'portAcrossNetworks',
  severity: 'risky',
  title: 'One machine with the same port in two networks',
  why: 'Two interfaces can’t share a port. One fails, or uses a port that peers don’t expect.',
  advice: 'Give the machine another listen port in one of the networks.',
  find: ({ network, nodes, othersByMachine }) =>
    nodes.filter(hasFixedPort).flatMap((node) => {
      const all = othersByMachine().get(machineOf(node)) ?? [];
      const twins = all.filter((other) => other.listenPort === node.listenPort && hasFixedPort(other));
      // The first of the networks reports all of them.
      if (twins.length === 0 || twins.some((twin) => twin.network < network.netid)) return [];
      return {
        subjects: [node, ...twins].map(nodeSubject),
        text: `are one machine with listen port ${node.listenPort} in ${counted(twins.length + 1, 'network')}`,
        facts: [node, ...twins].map((one) => ({ label: one.network, value: String(one.listenPort) })),
        fix: newPorts([node, ...twins], all.filter(hasFixedPort)),
      };
    }),
};

/** The server’s own nodes share a port by design, and a dynamic port is picked by the machine. */
function hasFixedPort({ isServer, isPending, udpHolePunch, listenPort }: Node): boolean {
  return !isServer && !isPending && !udpHolePunch && listenPort !== 0;
}

/** What WireGuard’s headers leave of an Ethernet packet, in bytes. */
const mostMtu = 1420;

export const mtu: Check<RecordScope> = {
  kind: 'mtu',
  severity: 'risky',
  title: 'Unsuitable MTU',
  why: 'Packets that don’t fit are dropped. Small requests work, large transfers hang.',
  advice: 'Use the network’s MTU unless the link needs a smaller one.',
  find: ({ network, nodes }) => {
    const defaultMtu = network?.defaultMtu ?? 0;
    const facts = defaultMtu > 0 ? [{ label: 'MTU of the network', value: String(defaultMtu) }] : [];
    const isNetworkSmall = isTooSmall(defaultMtu);
    const odd = nodes.flatMap((node) => {
      const problem = limitBroken(node);
      return problem === undefined ? [] : [{ node, problem }];
    });
    return [
      ...(network && isNetworkSmall ? [network] : []).map((one): Found => ({
        subjects: [networkSubject(one.netid)],
        text: `has an MTU of ${defaultMtu}, ${tooSmall}`,
        facts,
        fix: setNetwork(one, 'Change MTU', { defaultMtu: String(minMtu6) }),
        severity: 'broken',
      })),
      ...[...groupBy(odd, ({ node, problem }) => `${node.mtu}, ${problem}`)].flatMap(([what, group]) => {
        const severity = group[0]?.problem === tooSmall ? ('broken' as const) : undefined;
        const fixOf = (all: readonly Node[]) =>
          act(
            'Change MTU',
            ...all.map((node) => editNode(node, { mtu: String(suitable(node, defaultMtu)) })),
          );
        return foundAt(
          group.map(({ node }) => node),
          (node) => ({ text: `has an MTU of ${what}`, facts, fix: fixOf([node]), severity }),
          (all) => ({ text: `have an MTU of ${what}`, facts, about: what, fix: fixOf(all), severity }),
        );
      }),
    ];
  },
};

const tooSmall = 'too small for IPv4';

/** The MTU of the network, unless that doesn’t fit either. Every link supports the smallest one that IPv6 needs. */
function suitable(node: Node, defaultMtu: number): number {
  const isSuitable = defaultMtu > 0 && limitBroken({ ...node, mtu: defaultMtu }) === undefined;
  return isSuitable ? defaultMtu : minMtu6;
}

/** Zero stands for an unknown MTU. */
function isTooSmall(size: number): boolean {
  return size > 0 && size < minMtu;
}

function limitBroken(node: Node): string | undefined {
  if (isTooSmall(node.mtu)) return tooSmall;
  if (node.mtu > mostMtu) return 'too large for most links';
  return node.mtu > 0 && node.mtu < minMtu6 && node.address6 !== '' ? 'too small for IPv6' : undefined;
}

export const linkChecks = [portClash, portOfMachine, mtu];
