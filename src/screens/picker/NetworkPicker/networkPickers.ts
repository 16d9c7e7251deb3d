import { accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { customEntries } from '../../../domain/dns/dnsEntry.ts';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { formatAge } from '../../../domain/format/dateTime.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { graphText } from '../../../domain/graph/graphText.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkText } from '../../../domain/network/networkText.ts';
import { nodeFacets } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import {
  canCreateClients,
  canSeeAcls,
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
} from '../../../domain/session/permissions.ts';
import type { Records } from '../../../domain/records.ts';
import { tally } from '../../../domain/tally.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import type { NetworkPicker, PickerPage } from './networkPicker.ts';

const noAccessKeyNetwork = {
  heading: messages['network.none'],
  text: 'There are no networks whose access keys you can manage.',
};

export const accessKeyPicker: NetworkPicker = {
  title: labels.section.accessKeys,
  description: 'Select a network to see its keys.',
  netids: ({ viewer, networks }) =>
    (valueOf(networks.data) ?? []).map(({ netid }) => netid).filter((netid) => isNetAdmin(viewer, netid)),
  hrefOf: paths.accessKeys,
  columns: [
    numbers('keys', labels.section.accessKeys, '180px'),
    numbers('uses', accessKeyText.uses, '180px'),
  ],
  factsOf: ({ networks }) => {
    const keysOf = new Map(
      (valueOf(networks.data) ?? []).map(({ netid, accessKeys }) => [netid, accessKeys]),
    );
    return (netid) => {
      const keys = keysOf.get(netid) ?? [];
      const uses = keys.reduce((total, key) => total + key.uses, 0);
      return { facts: { keys: keys.length, uses }, summary: counted(keys.length, 'key') };
    };
  },
  counted: 'keys',
  create: { label: accessKeyText.create, hrefOf: paths.createAccessKey },
  empty: noAccessKeyNetwork,
  emptyForUsers: noAccessKeyNetwork,
  failureHeading: 'Couldn’t load access keys',
};

const healthOfNodes = {
  columns: [
    numbers('nodes', labels.section.nodes, '120px'),
    numbers('changed', networkText.nodesModified, '180px'),
    { id: 'health', header: labels.node.health },
  ],
  factsOf: (records: Records, page: PickerPage) => {
    const countsOf = nodeCounts(records, page);
    const known = new Map((valueOf(records.networks.data) ?? []).map((network) => [network.netid, network]));
    return (netid: string) => {
      const { facts, summary } = countsOf(netid);
      const network = known.get(netid);
      const changed = network && (formatAge(network.nodesLastModified, page.now) ?? 'Never');
      return { facts: { ...facts, changed }, summary };
    };
  },
};

export const aclPicker: NetworkPicker = {
  title: aclTexts.picker,
  closed: ({ viewer }) => (canSeeAcls(viewer) ? undefined : aclTexts.denied),
  hrefOf: paths.acls,
  columns: [
    numbers('nodes', labels.section.nodes, '120px'),
    numbers('blocked', 'Blocked pairs', '140px'),
    { id: 'health', header: labels.node.health },
  ],
  factsOf: (records, page) => {
    const countsOf = nodeCounts(records, page);
    return (netid) => {
      const { facts, summary } = countsOf(netid);
      const blocked = page.blockedPairs?.get(netid);
      return {
        facts: { ...facts, blocked: blockedText(blocked) },
        summary: [summary, blocked !== undefined && blocked > 0 && `${grouped(blocked)} blocked`]
          .filter(Boolean)
          .join(', '),
      };
    };
  },
  empty: { heading: 'No ACL rules yet', text: 'ACL rules belong to a network. Create a network first.' },
};

export const graphPicker: NetworkPicker = {
  ...healthOfNodes,
  title: graphText.pickerHeading,
  needs: nodesAndNetworks,
  hrefOf: paths.graphs,
  empty: {
    art: 'graph',
    heading: messages['node.none'],
    text: 'Each network has a graph. Create a network first.',
  },
};

export const metricsPicker: NetworkPicker = {
  title: labels.section.metrics,
  description: 'Select a network to see the connectivity between its nodes.',
  hrefOf: paths.metrics,
  ...healthOfNodes,
  all: { label: labels.action.selectAll, href: paths.allMetrics() },
  empty: {
    heading: messages['pro.nometrics'],
    text: 'Nodes report metrics for each network. Create a network first.',
  },
};

export const dnsPicker: NetworkPicker = {
  title: labels.section.dns,
  closed: ({ config }) =>
    valueOf(config.data)?.isDnsOn === false
      ? { title: labels.section.dns, heading: messages['dns.disabled'], text: dnsText.disabledNote }
      : undefined,
  needs: (records) => [
    ...nodesAndNetworks(records),
    ...(records.config.data.status === 'failed' ? [] : [records.config]),
  ],
  hrefOf: paths.dns,
  columns: [numbers('custom', dnsText.custom, '160px'), numbers('defaults', dnsText.defaults, '160px')],
  factsOf: ({ viewer, nodes, dns }) => {
    const known = valueOf(nodes.data) ?? [];
    const listed = valueOf(dns.data);
    const customOf = listed && countByNetwork(customEntries(listed, known));
    const defaultsOf = countByNetwork(known);
    return (netid) => {
      const custom = customOf && isNetAdmin(viewer, netid) ? (customOf.get(netid) ?? 0) : undefined;
      const defaults = defaultsOf.get(netid) ?? (seesOwnNodesOnly(viewer, netid, known) ? undefined : 0);
      const summary = [
        custom !== undefined && `${custom} custom`,
        defaults !== undefined && `${defaults} default`,
      ];
      return { facts: { custom, defaults }, summary: summary.filter(Boolean).join(', ') || 'Unknown' };
    };
  },
  empty: {
    heading: messages['dns.none'],
    text: 'DNS entries belong to a network. Create a network first.',
  },
};

export const clientPicker: NetworkPicker = {
  title: externalClientText.title,
  needs: ({ viewer, networks, gateways, clients }) =>
    viewer.user.isAdmin ? [gateways, clients, networks] : [gateways, clients],
  netids: ({ viewer, networks, nodes }) =>
    networkChoices(viewer, valueOf(networks.data) ?? [], valueOf(nodes.data) ?? []).filter((netid) =>
      canCreateClients(viewer, netid),
    ),
  hrefOf: paths.externalClients,
  columns: [
    numbers('gateways', 'Ingress gateways', '160px'),
    numbers('clients', 'Clients', '120px'),
    numbers('disabled', externalClientText.disabled, '120px'),
  ],
  factsOf: ({ gateways: allGateways, clients: allClients }) => {
    const known = valueOf(allClients.data) ?? [];
    const gatewaysOf = countByNetwork(valueOf(allGateways.data) ?? []);
    const clientsOf = countByNetwork(known);
    const disabledOf = countByNetwork(known.filter(({ isEnabled }) => !isEnabled));
    return (netid) => {
      const [gateways, clients] = [gatewaysOf.get(netid) ?? 0, clientsOf.get(netid) ?? 0];
      return {
        facts: { gateways, clients, disabled: disabledOf.get(netid) ?? 0 },
        summary: `${counted(clients, 'client')}, ${counted(gateways, 'gateway')}`,
      };
    };
  },
  empty: {
    heading: messages['ingress.none'],
    text: 'External clients belong to a network. Create a network first.',
  },
  failureHeading: 'Couldn’t load external clients',
};

export const permissionPicker: NetworkPicker = {
  title: labels.section.userPermissions,
  description: 'Select a network to see what its users can do.',
  needs: ({ networkUsers, networks }) => [networkUsers, networks],
  hrefOf: paths.userPermissions,
  columns: [numbers('users', labels.section.users, '120px'), { id: 'levels', header: 'Access levels' }],
  factsOf:
    ({ networkUsers }) =>
    (netid) => {
      const users = valueOf(networkUsers.data)?.get(netid) ?? [];
      const levels = levelCounts(users);
      return { facts: { users: users.length, levels }, summary: levels };
    },
  empty: {
    heading: messages['error.noresults'],
    text: 'Permissions apply to a network. Create a network first.',
  },
  failureHeading: 'Couldn’t load permissions',
};

function numbers(id: string, header: string, width: string) {
  return { id, header, width };
}

/** Only administrators can see networks without nodes. */
function nodesAndNetworks({ viewer, nodes, networks }: Records) {
  return viewer.user.isAdmin ? [nodes, networks] : [nodes];
}

function nodeCounts({ viewer, nodes }: Records, { now }: PickerPage) {
  const known = valueOf(nodes.data);
  const membersOf = known && groupBy(known, ({ network }) => network);
  return (netid: string) => {
    const members = membersOf && (membersOf.get(netid) ?? []);
    // For viewers who see only their own nodes, 0 doesn’t mean that the network is empty.
    const isKnown =
      members !== undefined && (members.length > 0 || !seesOwnNodesOnly(viewer, netid, known ?? []));
    return isKnown
      ? {
          facts: { nodes: members.length, health: healthText(members, now) },
          summary: counted(members.length, 'node'),
        }
      : { facts: { nodes: undefined }, summary: '' };
  };
}

function blockedText(count: number | undefined): string {
  if (count === undefined) return 'Not loaded';
  return count === 0 ? 'None' : grouped(count);
}

function healthText(nodes: readonly Node[], now: number): string {
  const counts = nodeFacets(nodes, now);
  const unwell = (['error', 'warning', 'pending'] as const).filter((status) => counts[status] > 0);
  if (unwell.length > 0) return unwell.map((status) => `${grouped(counts[status])} ${status}`).join(', ');
  return nodes.length > 0 ? 'all healthy' : 'no nodes';
}

function countByNetwork(records: readonly { readonly network: string }[]): ReadonlyMap<string, number> {
  return tally(records.map(({ network }) => network));
}

function levelCounts(users: readonly NetworkUser[]): string {
  return accessLevels
    .map(({ level, name }) => {
      const count = users.filter((user) => user.accessLevel === level).length;
      const shown = name.toLowerCase();
      return count > 0 && counted(count, shown, level === 3 ? shown : undefined);
    })
    .filter((text) => text !== false)
    .join(', ');
}
