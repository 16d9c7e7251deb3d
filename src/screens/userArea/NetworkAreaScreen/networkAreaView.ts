import { clientQuota } from '../../../domain/externalClient/clientQuota.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { nodeFacets } from '../../../domain/node/health.ts';
import { paths } from '../../../domain/paths.ts';
import {
  levelOn,
  type Viewer,
  userAreaSections,
  type UserAreaSection,
} from '../../../domain/session/permissions.ts';
import type { Records } from '../../../domain/records.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  recordPlaceholderView,
  type RecordPlaceholderView,
} from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { ownRights, userAreaCards } from '../../../domain/user/userAreaText.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { networkNotice } from '../../findings/FindingMark/findingNotice.ts';

type Page = {
  readonly netid: string;
  readonly findings: readonly Finding[];
  /** Unix seconds. */
  readonly now: number;
};

export type NetworkAreaView = RecordPlaceholderView | NetworkArea;

export function networkAreaView(records: Records, page: Page): NetworkAreaView {
  const { viewer } = records;
  const { netid } = page;
  const { data } = records.ownData;
  const area = valueOf(data)?.find(({ network }) => network === netid);
  const noRecord = {
    status: 'noRecord',
    listHref: paths.userArea(),
    listLabel: 'Your networks',
  } as const;
  // The server omits networks with level 3, so the user’s data doesn’t include them.
  if (!area) {
    return recordPlaceholderView(data, 'your network', {
      ...noRecord,
      heading: 'Not Found',
      text: `You don’t have access to a network named ${netid}. It may have been deleted, or you may have been removed from it.`,
    });
  }
  const sections = userAreaSections(levelOn(viewer, netid));
  if (sections.length > 0) return areaOf(area, sections, viewer, page);
  const { text } = ownRights(viewer, netid);
  return { ...noRecord, heading: messages['pro.noaccess'], text: `${netid}: ${text}` };
}

function areaOf(
  area: NetworkUserData,
  sections: readonly UserAreaSection[],
  viewer: Viewer,
  { netid, now, findings }: Page,
) {
  return {
    status: 'ready' as const,
    netid,
    level: levelOn(viewer, netid),
    ...ownRights(viewer, netid),
    cards: sections.map((section) => ({
      section,
      ...userAreaCards[section],
      ...facts[section](area, { now, isEE: viewer.isEE }),
    })),
    /** Filled only for a few clients behind a single gateway. */
    clients: listedClients(area),
    findings: networkNotice(netid, findings),
  };
}

type NetworkArea = ReturnType<typeof areaOf>;

const maxListedClients = 5;

function listedClients({ network, clients, gateways }: NetworkUserData) {
  if (gateways.length !== 1 || clients.length > maxListedClients) return [];
  return clients
    .toSorted((a, b) => compareNames(a.clientId, b.clientId))
    .map(({ clientId }) => ({ clientId, qrHref: paths.userAreaClientQr(network, clientId) }));
}

export type AreaClient = ReturnType<typeof listedClients>[number];

type CardFacts = { readonly href: string; readonly figure: number | string; readonly note: string };

type CardContext = { readonly now: number; readonly isEE: boolean };

const facts: Readonly<Record<UserAreaSection, (area: NetworkUserData, context: CardContext) => CardFacts>> = {
  proedit: ({ network, networks }, { isEE }) => {
    const own = networks.find(({ netid }) => netid === network);
    return {
      href: paths.userAreaEditNetwork(network),
      figure: own?.addressRange || own?.addressRange6 || network,
      note: isEE ? 'ranges, defaults, limits' : 'ranges, defaults',
    };
  },
  nodeview: ({ network, nodes }, { now }) => {
    const { healthy, warning, error, pending } = nodeFacets(nodes, now);
    const states = [
      [healthy, 'healthy'],
      [warning, 'warning'],
      [error, 'error'],
      [pending, 'pending'],
    ] as const;
    return {
      href: paths.userAreaNodes(network),
      figure: nodes.length,
      note: states
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(', '),
    };
  },
  accesskeys: ({ network, networks }) => {
    const keys = networks.find(({ netid }) => netid === network)?.accessKeys ?? [];
    const usedUp = keys.filter(({ uses }) => uses === 0).length;
    return {
      href: paths.userAreaAccessKeys(network),
      figure: keys.length,
      note: usedUp > 0 ? `${usedUp} used up` : keys.length === 1 ? 'access key' : 'access keys',
    };
  },
  vpnview: ({ network, user, clients, gateways }) => {
    const quota = clientQuota(user, clients.length);
    const behind = `behind ${gateways.length} ${gateways.length === 1 ? 'gateway' : 'gateways'}`;
    return {
      href: paths.userAreaClients(network),
      figure: clients.length,
      note: quota ? `${behind}, ${Math.max(0, quota.available)} available` : behind,
    };
  },
};
