import type { IconName } from '../../../components/Icon/Icon.tsx';
import { customEntries, type DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { accessKeyCount } from '../../../domain/home/fleet.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { NodeNames } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { User } from '../../../domain/user/userWire.ts';

type CardLink = { readonly label: string; readonly href: string };

export type DashboardCard = {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly figure: number | 'loading' | 'unknown' | undefined;
  readonly note: string;
  readonly actions?: readonly CardLink[];
  readonly links?: readonly CardLink[];
};

export function dashboardCards(records: Records, { blockedPairs }: DashboardPage): readonly DashboardCard[] {
  const { networks, nodes, clients, dns, users } = records;
  const { isEE, isDnsOn } = valueOf(records.config.data) ?? { isEE: false, isDnsOn: true };
  const { section } = labels;
  const entriesNote = (entries: readonly DnsEntry[]) =>
    `${customEntries(entries, valueOf(nodes.data) ?? []).length} custom`;
  return [
    {
      icon: 'networks',
      label: section.networks,
      href: paths.networks(),
      ...figureOf(networks.data, networksNote),
      actions: [
        { label: 'View', href: paths.networks() },
        { label: 'Create', href: paths.createNetwork() },
        { label: 'Graphs', href: paths.graphs() },
      ],
    },
    { icon: 'nodes', label: section.nodes, href: paths.nodes(), ...figureOf(nodes.data, nodesNote) },
    {
      icon: 'graph',
      label: section.graphs,
      href: paths.graphs(),
      ...figureOf(networks.data, () => '1 per network'),
    },
    {
      icon: 'key',
      label: section.accessKeys,
      href: paths.accessKeys(),
      ...figureOf(networks.data, keysNote, accessKeyCount),
    },
    {
      icon: 'clients',
      label: section.externalClients,
      href: paths.externalClients(),
      ...figureOf(clients.data, clientsNote),
    },
    {
      icon: 'dns',
      label: 'DNS entries',
      href: paths.dns(),
      ...(isDnsOn ? figureOf(dns.data, entriesNote) : { figure: 0, note: messages['dns.disabled'] }),
    },
    {
      icon: 'users',
      label: section.users,
      href: paths.users(),
      ...figureOf(users.data, usersNote),
      actions: isEE
        ? [
            { label: 'Permissions', href: paths.userPermissions() },
            { label: 'Groups', href: paths.userGroups() },
          ]
        : [],
    },
    {
      icon: 'wrench',
      label: 'Admin tools',
      href: paths.logs(),
      figure: undefined,
      note: 'For administrators',
      links: [
        { label: section.logs, href: paths.logs() },
        ...(isEE ? [{ label: section.metrics, href: paths.allMetrics() }] : []),
      ],
    },
    {
      icon: 'acls',
      label: section.acls,
      href: paths.acls(),
      ...blockedFigure(networks.data, blockedPairs),
    },
  ];
}

/** Of all networks or none, because the sum of a part would be wrong. */
function blockedFigure(
  networks: Loadable<readonly Network[]>,
  blockedPairs: DashboardPage['blockedPairs'],
): Figure & Pick<DashboardCard, 'links'> {
  const counts = (valueOf(networks) ?? []).map(({ netid }) => blockedPairs?.get(netid));
  const known = counts.filter((count) => count !== undefined);
  if (counts.length === 0 || known.length < counts.length) {
    return {
      figure: undefined,
      note: 'Which nodes can connect, per network',
      links: [{ label: 'ACL matrix', href: paths.acls() }],
    };
  }
  const blocked = known.reduce((sum, count) => sum + count, 0);
  return { figure: blocked, note: blocked === 1 ? 'blocked pair' : 'blocked pairs' };
}

type Figure = Pick<DashboardCard, 'figure' | 'note'>;

function figureOf<List extends readonly unknown[]>(
  loadable: Loadable<List>,
  note: (list: List) => string,
  countOf = ({ length }: List) => length,
): Figure {
  if (loadable.status === 'ready') return { figure: countOf(loadable.value), note: note(loadable.value) };
  if (loadable.status === 'failed') return { figure: 'unknown', note: 'couldn’t be loaded' };
  return { figure: 'loading', note: '' };
}

function clientsNote(clients: readonly ExternalClient[]): string {
  return `${clients.filter((client) => client.isEnabled).length} enabled`;
}

function usersNote(users: readonly User[]): string {
  return counted(users.filter((user) => user.isAdmin).length, 'admin');
}

function keysNote(networks: readonly Network[]): string {
  const uses = networks.flatMap(({ accessKeys }) => accessKeys).reduce((sum, key) => sum + key.uses, 0);
  return counted(uses, 'use');
}

function networksNote(networks: readonly Network[]): string {
  return counted(networks.filter((network) => network.isPointToSite).length, 'hub');
}

function nodesNote(nodes: readonly Node[]): string {
  const gateways = nodes.filter((node) => node.isEgressGateway || node.isIngressGateway).length;
  return counted(gateways, 'gateway');
}

export type DashboardPage = {
  /** Returns the name of a node in the log, even if the node was deleted. */
  readonly nameOf: NodeNames;
  readonly logs: Loadable<readonly LogLine[]>;
  readonly findings: Loadable<readonly Finding[]>;
  /** By network, where its ACLs are loaded. */
  readonly blockedPairs?: ReadonlyMap<string, number> | undefined;
  readonly isGettingStarted: boolean;
  /** Unix milliseconds. */
  readonly now: number;
};
