import { clientQuota } from '../../../domain/externalClient/clientLists.ts';
import { attentionText, needsAttention } from '../../../domain/home/attention.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { nodeFacets } from '../../../domain/node/health.ts';
import { paths } from '../../../domain/paths.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import {
  levelOn,
  type Viewer,
  userAreaSections,
  type UserAreaSection,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownRights, userAreaCards } from '../../../domain/user/userText.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { areaNodePlaces } from '../../nodes/nodePlaces.ts';

export type NetworkAreaInput = {
  readonly netid: string;
  readonly viewer: Viewer;
  readonly data: Loadable<readonly NetworkUserData[]>;
  /** Unix seconds. */
  readonly now: number;
};

export type AreaCard = {
  readonly section: UserAreaSection;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly figure: number | string;
  readonly note: string;
};

export type AreaAttention = {
  readonly id: string;
  readonly sign: 'pending' | 'error' | 'warning';
  readonly name: string;
  readonly text: string;
  readonly href: string;
};

export type AreaClient = { readonly clientId: string; readonly qrHref: string };

export type NetworkAreaView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly netid: string; readonly listHref: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'denied'; readonly netid: string; readonly text: string; readonly listHref: string }
  | {
      readonly status: 'ready';
      readonly netid: string;
      readonly level: AccessLevel;
      readonly role: string;
      readonly text: string;
      readonly cards: readonly AreaCard[];
      /** Behind the only gateway, so that nobody has to look for them on another page. */
      readonly clients: readonly AreaClient[];
      readonly attentionTitle: string;
      readonly attention: readonly AreaAttention[];
    };

export function networkAreaView({ netid, viewer, data, now }: NetworkAreaInput): NetworkAreaView {
  if (data.status === 'failed') return { status: 'failed', reason: failureText(data.failure) };
  if (data.status !== 'ready') return { status: 'loading' };
  const area = data.value.find(({ network }) => network === netid);
  // The server leaves out the networks of level 3: what is missing is not found.
  if (!area) return { status: 'missing', netid, listHref: paths.userArea() };
  const level = levelOn(viewer, netid);
  const { role, text } = ownRights(viewer, netid);
  const sections = userAreaSections(level);
  if (sections.length === 0) return { status: 'denied', netid, text, listHref: paths.userArea() };
  return {
    status: 'ready',
    netid,
    level,
    role,
    text,
    cards: sections.map((section) => ({
      section,
      ...userAreaCards[section],
      ...facts[section](area, { now, isEE: viewer.isEE }),
    })),
    clients: clientsAtHand(area),
    attentionTitle: level === 0 ? 'Nodes that need attention' : 'Your nodes that need attention',
    attention: sections.includes('nodeview') ? attention(area, level, now) : [],
  };
}

const mostAtHand = 5;

function clientsAtHand({ network, clients, gateways }: NetworkUserData): readonly AreaClient[] {
  if (gateways.length !== 1 || clients.length > mostAtHand) return [];
  return clients
    .toSorted((one, other) => compareNames(one.clientId, other.clientId))
    .map(({ clientId }) => ({ clientId, qrHref: paths.userAreaClientQr(network, clientId) }));
}

function attention({ nodes }: NetworkUserData, level: AccessLevel, now: number): readonly AreaAttention[] {
  return needsAttention(nodes, now).flatMap((item) =>
    item.kind === 'pending' || item.kind === 'error' || item.kind === 'warning'
      ? {
          id: item.node.id,
          sign: item.kind,
          name: item.name,
          text: attentionText(item).text,
          href: areaNodePlaces(level).node(item.node),
        }
      : [],
  );
}

type CardFacts = Pick<AreaCard, 'href' | 'figure' | 'note'>;

type Around = { readonly now: number; readonly isEE: boolean };

const facts: Readonly<Record<UserAreaSection, (area: NetworkUserData, around: Around) => CardFacts>> = {
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
