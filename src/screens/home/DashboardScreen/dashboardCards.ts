import { customEntries, type DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { homeCounts } from '../../../domain/home/fleet.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { User } from '../../../domain/user/userWire.ts';

type CardLink = { readonly label: string; readonly href: string };

export type DashboardCard = {
  readonly id:
    'networks' | 'nodes' | 'graphs' | 'accessKeys' | 'externalClients' | 'dns' | 'users' | 'admin' | 'acls';
  readonly label: string;
  readonly href: string;
  /** A number, still being loaded, could not be loaded, or none because the card holds links. */
  readonly figure: number | 'loading' | 'unknown' | undefined;
  readonly note: string;
  readonly actions: readonly CardLink[];
  readonly links: readonly CardLink[];
};

export function dashboardCards(input: DashboardInput): readonly DashboardCard[] {
  const { networks, nodes, externalClients, dnsEntries, users, isEE, isDnsOn } = input;
  const counts = homeCounts({
    networks: valueOf(networks) ?? [],
    nodes: valueOf(nodes) ?? [],
    externalClients: valueOf(externalClients) ?? [],
    dnsEntries: valueOf(dnsEntries) ?? [],
    users: valueOf(users) ?? [],
    isDnsOn,
  });
  const clientsEnabled = (valueOf(externalClients) ?? []).filter((client) => client.isEnabled).length;
  const admins = (valueOf(users) ?? []).filter((user) => user.isAdmin).length;
  const { section } = labels;
  return [
    {
      id: 'networks',
      label: section.networks,
      href: paths.networks(),
      figure: figureOf(networks, counts.networks),
      note: noteOf(networks, networksNote),
      actions: [
        { label: 'View', href: paths.networks() },
        { label: 'Create', href: paths.createNetwork() },
        { label: 'Graphs', href: paths.graphs() },
      ],
      links: [],
    },
    plain('nodes', section.nodes, paths.nodes(), figureOf(nodes, counts.nodes), noteOf(nodes, nodesNote)),
    plain(
      'graphs',
      section.graphs,
      paths.graphs(),
      figureOf(networks, counts.networks),
      noteOf(networks, () => 'one per network'),
    ),
    plain(
      'accessKeys',
      section.accessKeys,
      paths.accessKeys(),
      figureOf(networks, counts.accessKeys),
      noteOf(networks, () => 'over all networks'),
    ),
    plain(
      'externalClients',
      section.externalClients,
      paths.externalClients(),
      figureOf(externalClients, counts.externalClients),
      noteOf(externalClients, () => `${clientsEnabled} enabled`),
    ),
    plain(
      'dns',
      'DNS entries',
      paths.dns(),
      isDnsOn ? figureOf(dnsEntries, counts.dnsEntries) : 0,
      isDnsOn
        ? noteOf(dnsEntries, (entries) => `${customEntries(entries, valueOf(nodes) ?? []).length} custom`)
        : messages['dns.disabled'],
    ),
    {
      id: 'users',
      label: section.users,
      href: paths.users(),
      figure: figureOf(users, counts.users),
      note: noteOf(users, () => counted(admins, 'administrator')),
      actions: isEE
        ? [
            { label: 'Permissions', href: paths.userPermissions() },
            { label: 'Groups', href: paths.userGroups() },
          ]
        : [],
      links: [],
    },
    {
      id: 'admin',
      label: 'Admin tools',
      href: paths.logs(),
      figure: undefined,
      note: 'For administrators',
      actions: [],
      links: [
        { label: section.logs, href: paths.logs() },
        ...(isEE ? [{ label: section.metrics, href: paths.allMetrics() }] : []),
      ],
    },
    {
      id: 'acls',
      label: section.acls,
      href: paths.acls(),
      figure: undefined,
      note: 'Who may reach whom, per network',
      actions: [],
      links: [{ label: 'Node by node matrix', href: paths.acls() }],
    },
  ];
}

function plain(
  id: DashboardCard['id'],
  label: string,
  href: string,
  figure: DashboardCard['figure'],
  note: string,
): DashboardCard {
  return { id, label, href, figure, note, actions: [], links: [] };
}

function figureOf(loadable: Loadable<unknown>, count: number): DashboardCard['figure'] {
  if (loadable.status === 'ready') return count;
  return loadable.status === 'failed' ? 'unknown' : 'loading';
}

function noteOf<T>(loadable: Loadable<T>, note: (value: T) => string): string {
  if (loadable.status === 'ready') return note(loadable.value);
  return loadable.status === 'failed' ? 'could not be loaded' : '';
}

function networksNote(networks: readonly Network[]): string {
  const pointToSite = networks.filter((network) => network.isPointToSite).length;
  const dualStack = networks.filter((network) => network.isIPv4 && network.isIPv6).length;
  return `${pointToSite} point-to-site, ${dualStack} dual-stack`;
}

function nodesNote(nodes: readonly Node[]): string {
  const gateways = nodes.filter((node) => node.isEgressGateway || node.isIngressGateway).length;
  const relays = nodes.filter((node) => node.isRelay).length;
  return `${counted(gateways, 'gateway')}, ${counted(relays, 'relay')}`;
}

export type DashboardInput = {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly externalClients: Loadable<readonly ExternalClient[]>;
  readonly dnsEntries: Loadable<readonly DnsEntry[]>;
  readonly users: Loadable<readonly User[]>;
  readonly logs: Loadable<readonly LogLine[]>;
  readonly isEE: boolean;
  readonly isDnsOn: boolean;
  readonly isFirstHour: boolean;
  /** Unix milliseconds. */
  readonly now: number;
};
