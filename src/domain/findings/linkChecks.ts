import type { Node } from '../node/node.ts';
import { minMtu, minMtu6 } from '../fieldRules.ts';
import { groupBy } from '../groupBy.ts';
import { endpointOf } from '../reach/network/peerRules.ts';
import {
  type Check,
  editField,
  editNetwork,
  foundAt,
  type NetworkScope,
  networkSubject,
  type RecordScope,
  viewNodes,
} from './check.ts';
import { type Found, nodeSubject, type Severity } from './finding.ts';
import { sharing } from './grouping.ts';

const portClash: Check<NetworkScope> = {
  kind: 'portClash',
  severity: 'broken',
  title: 'Nodes behind one endpoint with the same port',
  why: 'A router can forward a port to one machine only, so peers reach the wrong node or none.',
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
      fix: group[1] && editField(group[1], 'listenPort', 'Edit listen port'),
    }));
  },
};

/** WireGuard’s own headers leave this much of an Ethernet packet. */
const mostMtu = 1420;

export const mtu: Check<RecordScope> = {
  kind: 'mtu',
  severity: 'risky',
  title: 'Unsuitable MTU',
  why: 'Packets that don’t fit are dropped. Small requests work, large transfers hang.',
  advice: 'Use the network’s MTU unless the link needs a smaller one.',
  find: ({ network, nodes }) => {
    const defaultMtu = network?.defaultMtu ?? 0;
    // The server’s own nodes get the same MTU in all networks.
    const joined = nodes.filter((node) => !node.isServer && node.mtu > 0);
    const [usual] = sharing(joined, (node) => String(node.mtu)).filter(
      ([, group]) => group.length > joined.length / 2,
    );
    const usualMtu = usual === undefined ? defaultMtu : Number(usual[0]);
    const facts = defaultMtu > 0 ? [{ label: 'MTU of the network', value: String(defaultMtu) }] : [];
    const isNetworkSmall = isTooSmall(defaultMtu);
    const isNetworkOdd = isNetworkSmall || (defaultMtu > 0 && usualMtu !== defaultMtu);
    const odd = nodes.flatMap((node) => {
      const isUnlike = joined.includes(node) && defaultMtu > 0 && ![defaultMtu, usualMtu].includes(node.mtu);
      const problem = limitBroken(node) ?? (isUnlike ? unlikeNetwork : undefined);
      return problem === undefined ? [] : [{ node, problem }];
    });
    return [
      ...(network && isNetworkOdd ? [network] : []).map(({ netid }): Found => ({
        subjects: [networkSubject(netid)],
        text: isNetworkSmall
          ? `has an MTU of ${defaultMtu}, ${tooSmall}`
          : `has an MTU of ${defaultMtu}, but most of its nodes have ${usualMtu}`,
        facts,
        fix: editNetwork(netid),
        severity: isNetworkSmall ? 'broken' : 'tidyUp',
      })),
      ...[...groupBy(odd, ({ node, problem }) => `${node.mtu}, ${problem}`)].flatMap(([what, group]) => {
        const severity = severities[group[0]?.problem ?? ''];
        return foundAt(
          group.map(({ node }) => node),
          (node) => ({
            text: `has an MTU of ${what}`,
            facts,
            fix: editField(node, 'mtu', 'Edit MTU'),
            severity,
          }),
          (all) => ({ text: `have an MTU of ${what}`, facts, about: what, fix: viewNodes(all), severity }),
        );
      }),
    ];
  },
};

const unlikeNetwork = 'different from its network';
const tooSmall = 'too small for IPv4';
/** Where it differs from the severity of the check. */
const severities: Readonly<Record<string, Severity>> = { [unlikeNetwork]: 'tidyUp', [tooSmall]: 'broken' };

/** Zero stands for an unknown MTU. */
function isTooSmall(size: number): boolean {
  return size > 0 && size < minMtu;
}

function limitBroken(node: Node): string | undefined {
  if (isTooSmall(node.mtu)) return tooSmall;
  if (node.mtu > mostMtu) return 'too large for most links';
  return node.mtu > 0 && node.mtu < minMtu6 && node.address6 !== '' ? 'too small for IPv6' : undefined;
}

export const linkChecks = [portClash, mtu];
