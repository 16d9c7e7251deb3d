import { counted } from '../format/count.ts';
import { containsIP, isIPv4, isUnroutable, specialRange } from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { viewerOf } from '../reach/network/viewer.ts';
import { sameEndpoint as sameEndpointRule } from '../reach/rules/endpoint.ts';
import { ruleAgainst } from '../reach/rules/peerRules.ts';
import { sharing } from './grouping.ts';
import { type Check, mostListed, type NetworkScope, nodeCheck } from './check.ts';
import { nodeSubject } from './finding.ts';
import { editNode } from '../actions/editNode.ts';
import { act, editField, setField } from './fixes.ts';

const sameEndpoint: Check<NetworkScope> = {
  kind: 'sameEndpoint',
  severity: 'broken',
  title: 'Nodes behind one router without local addresses',
  why: 'Nodes that share a public endpoint connect over their local addresses. The server drops a peer whose local address is missing or the same.',
  advice: 'Give each node its address in the local network, or relay one of them.',
  find: ({ nodes, index }) =>
    sharing(
      nodes.filter(({ isPending }) => !isPending),
      ({ endpoint }) => endpoint,
    ).flatMap(([endpoint, group]) => {
      const involved = new Set<Node>();
      for (const one of group) {
        if (one.isRelayed) continue;
        const viewer = viewerOf(index, one);
        for (const other of group) {
          if (ruleAgainst(viewer, other) !== sameEndpointRule) continue;
          involved.add(one).add(other);
        }
      }
      const found = group.filter((node) => involved.has(node));
      const first = found.find(({ localAddress }) => localAddress === '') ?? found[0];
      if (!first) return [];
      return {
        subjects: found.map(nodeSubject),
        text: `share the endpoint ${endpoint} and can’t reach each other`,
        facts: found.map(({ name, localAddress }) => ({
          label: name,
          value: localAddress === '' ? 'No local address' : `Local address ${localAddress}`,
        })),
        fix: editField(first, 'localAddress', 'Set local address'),
      };
    }),
};

const noEndpoint: Check<NetworkScope> = {
  kind: 'noEndpoint',
  severity: 'broken',
  title: 'Nodes without a known endpoint',
  why: 'Two nodes without a known endpoint can’t connect to each other.',
  advice: 'Set an endpoint on the nodes, or relay them.',
  find: ({ nodes, index }) => {
    const without = nodes.filter(
      ({ endpoint, isRelayed, isServer, isConnected }) =>
        endpoint === '' && !isRelayed && !isServer && isConnected,
    );
    const affected = without.filter((one) => {
      const viewer = viewerOf(index, one);
      return without.some((other) => !hasOtherReason(viewer, other));
    });
    const [first] = affected;
    return (
      first && {
        subjects: affected.map(nodeSubject),
        text: 'have no known endpoint, so they can’t connect to each other',
        facts: [{ label: 'Nodes', value: counted(affected.length, 'node') }],
        fix: editField(first, 'endpoint', 'Edit endpoint'),
      }
    );
  },
};

/** Nodes without endpoints count as behind the same one, which isn’t a separate reason here. */
function hasOtherReason(...rule: Parameters<typeof ruleAgainst>): boolean {
  const found = ruleAgainst(...rule);
  return found !== undefined && found !== sameEndpointRule;
}

const unusableEndpoint = nodeCheck<NetworkScope>({
  kind: 'unusableEndpoint',
  severity: 'broken',
  title: 'Endpoint that the server can’t use',
  why: 'The server can’t build peers’ configurations with an IPv6 address or a host name.',
  advice: 'Set an IPv4 address as the endpoint.',
  where: ({ endpoint }) => endpoint !== '' && !isIPv4(endpoint),
  found: (node, { nodes, index }) => {
    const affected = nodes.filter(({ id }) => index.configurations.get(id)?.refused).length;
    return {
      text: `has the endpoint ${node.endpoint}, which the server can’t use`,
      facts: [
        { label: 'Endpoint', value: node.endpoint },
        ...(affected > 0 ? [{ label: 'Without a configuration', value: counted(affected, 'node') }] : []),
      ],
      fix: editField(node, 'endpoint', 'Edit endpoint'),
    };
  },
});

const unroutableEndpoint = nodeCheck<NetworkScope>({
  kind: 'unroutableEndpoint',
  severity: 'broken',
  title: 'Endpoint that peers can’t reach',
  why: 'Loopback, link-local, multicast and reserved addresses never leave a machine or its link.',
  advice: 'Set an address that the peers can reach, or turn on “Dynamic endpoint”.',
  where: ({ endpoint }) => isIPv4(endpoint) && isUnroutable(endpoint),
  found: (node) => ({
    text: `has the endpoint ${node.endpoint}, which peers can’t reach`,
    facts: [{ label: 'Endpoint', value: node.endpoint }],
    fix: editField(node, 'endpoint', 'Edit endpoint'),
  }),
});

const unusableLocalAddress = nodeCheck<NetworkScope>({
  kind: 'unusableLocalAddress',
  severity: 'broken',
  title: 'Local address that the server can’t use',
  why: 'Nodes that share the public endpoint use this address. If it’s IPv6 or a host name, the server can’t build their configurations.',
  advice: 'Set an IPv4 address as the local address.',
  where: (node, { nodes }) =>
    node.localAddress !== '' &&
    !isIPv4(node.localAddress) &&
    node.endpoint !== '' &&
    nodes.some((other) => other !== node && other.endpoint === node.endpoint),
  found: (node) => ({
    text: `has the local address ${node.localAddress}, which the server can’t use`,
    facts: [
      { label: 'Local address', value: node.localAddress },
      { label: 'Endpoint', value: node.endpoint },
    ],
    fix: editField(node, 'localAddress', 'Edit local address'),
  }),
});

const inNetworkEndpoint = nodeCheck<NetworkScope>({
  kind: 'endpointInNetwork',
  severity: 'broken',
  title: 'Endpoint inside the network itself',
  why: 'Peers would send the tunnel’s own packets into the tunnel, so no connection comes up.',
  advice: 'Set the public address of the machine, or turn on “Dynamic endpoint”.',
  where: (node, { network }) => isOwn(node, network),
  found: (node, { network }) => ({
    text: `has the endpoint ${node.endpoint}, an address of ${network.netid}`,
    facts: [{ label: 'Endpoint', value: node.endpoint }],
    fix: editField(node, 'endpoint', 'Edit endpoint'),
  }),
});

function isOwn({ endpoint }: Node, network: Network): boolean {
  return networkRanges(network).some((range) => containsIP(range, endpoint));
}

const privateEndpoint = nodeCheck<NetworkScope>({
  kind: 'privateEndpoint',
  severity: 'risky',
  title: 'Private endpoint set manually',
  why: 'Peers outside its LAN can’t send packets there. The node may still connect to them first.',
  advice: 'Turn on “Dynamic endpoint” to let the server find the public address, or set that address.',
  where: (node, { network, nodes }) =>
    node.isStatic &&
    !node.isServer &&
    !node.isLocal &&
    !node.isRelayed &&
    isPrivate(node) &&
    !isOwn(node, network) &&
    nodes.some((other) => specialRange(other.endpoint) === 'public'),
  found: (node) => ({
    text: `has the private endpoint ${node.endpoint}, which peers elsewhere can’t reach`,
    facts: [{ label: 'Endpoint', value: node.endpoint }],
    fix: setField(node, 'Find the address', { isEndpointDynamic: true }),
    otherFix: editField(node, 'endpoint', 'Edit endpoint'),
  }),
  foundAtMany: (nodes) => ({
    text: 'have private endpoints, which peers elsewhere can’t reach',
    facts: nodes.slice(0, mostListed).map(({ name, endpoint }) => ({ label: name, value: endpoint })),
    fix: act('Find the addresses', ...nodes.map((node) => editNode(node, { isEndpointDynamic: true }))),
  }),
});

function isPrivate({ endpoint }: Node): boolean {
  return isIPv4(endpoint) && specialRange(endpoint) === undefined;
}

export const endpointChecks = [
  inNetworkEndpoint,
  privateEndpoint,
  unusableEndpoint,
  unroutableEndpoint,
  unusableLocalAddress,
  sameEndpoint,
  noEndpoint,
];
