import { grouped } from '../format/count.ts';
import { labels } from '../text/labels.ts';

const kinds = {
  page: 'page',
  node: 'node',
  network: 'network',
  client: 'external client',
  range: 'range',
  dns: 'DNS entry',
  key: 'access key',
  user: 'user',
  group: 'user group',
} as const;

export type FindableKind = keyof typeof kinds;

const groups = {
  page: 'Pages',
  node: 'Nodes',
  network: 'Networks',
  client: 'External clients',
  range: 'Ranges behind gateways',
  dns: 'DNS entries',
  key: 'Access keys',
  user: 'Users',
  group: 'User groups',
} as const satisfies Record<FindableKind, string>;

export const findTexts = {
  label: 'Search or run',
  placeholder: {
    anything: 'Name, address, key or action…',
    actions: 'Action…',
    kind: 'Name or address…',
    verb: 'Name or address…',
  },
  covers: 'Nodes, networks, clients, keys, names, actions',
  kinds,
  groups,
  address: 'Address',
  recent: 'Recent',
  actions: 'Actions',
  chosen: (verb: string) => verb.replace(/…$/, ''),
  oneOf: (among: readonly FindableKind[]) =>
    among.map((kind, index) => (index === 0 ? groups[kind] : groups[kind].toLowerCase())).join(' and '),
  nothingFor: (text: string) => `No matches for “${text}” that support this action.`,
  administrator: 'administrator',
  where: (kind: FindableKind, netid: string) => `${kinds[kind]} in ${netid}`,
  behind: (gateway: string, netid: string) => `behind ${gateway} in ${netid}`,
  contains: (range: string) => `${range} contains it`,
  isPartOf: (range: string) => `${range} is part of it`,
  free: (address: string) => `${address} is free`,
  freeIn: (netid: string) => `not in use in ${netid}`,
  addressNotInUse: (address: string) => `${address} isn’t in use, and no network or gateway routes to it.`,
  nothing: (text: string) => `No results for “${text}”. Search covers names, addresses, keys and IDs.`,
  all: (count: number, kind: FindableKind) => `All ${grouped(count)} ${groups[kind].toLowerCase()}`,
  action: {
    open: (name: string) => `Open ${name}`,
    edit: (name: string) => `Edit ${name}`,
    clone: (name: string) => `Clone ${name}`,
    why: (name: string) => `Explain ${name} to…`,
    reach: (name: string) => `Reachability of ${name}`,
    approve: (name: string) => `Approve ${name}`,
    copyKey: (name: string) => `Copy public key of ${name}`,
    copyAddress: (name: string) => `Copy address of ${name}`,
    makeEgress: (name: string) => `Make ${name} an egress gateway`,
    makeIngress: (name: string) => `Make ${name} an ingress gateway`,
    makeRelay: (name: string) => `Make ${name} a relay`,
    rules: (name: string) => `ACL rules of ${name}`,
    metrics: (name: string) => `Metrics of ${name}`,
    qrCode: (name: string) => `Show the QR code for ${name}`,
    rename: (name: string) => `Rename ${name}`,
    nodes: (name: string) => `Nodes of ${name}`,
    graph: (name: string) => `Graph of ${name}`,
    acls: (name: string) => `ACLs of ${name}`,
    addNode: (name: string) => `Add a node to ${name}`,
    createKey: (name: string) => `Create an access key in ${name}`,
    createDns: (name: string) => `Create a DNS entry in ${name}`,
  },
  general: {
    createNetwork: 'Create a network',
    createUser: 'Create a user',
    shortcuts: 'Show the keyboard shortcuts',
    theme: 'Switch between dark and light',
    signOut: labels.action.logout,
  },
  whyBetween: (one: string, other: string) => `Explain ${one} to ${other}`,
  verb: {
    why: 'Explain…',
    reach: 'Reachability of a node…',
    makeEgress: 'Make a node an egress gateway…',
    makeIngress: 'Make a node an ingress gateway…',
    makeRelay: 'Make a node a relay…',
    replace: 'Replace a node…',
    'move-relayed': 'Move a node to another relay…',
    'move-ranges': 'Move ranges to another gateway…',
    'move-hub': 'Move the hub to another node…',
    'make-like': 'Give a node the ACL rules of another…',
    clone: 'Clone a network…',
    copyKey: 'Copy the public key of a node…',
    copyAddress: 'Copy the address of a node or client…',
    rules: 'ACL rules of a node…',
    metrics: 'Metrics of a node…',
    qrCode: 'Show the QR code of an external client…',
    addNode: 'Add a node to a network…',
    createKey: 'Create an access key…',
    createDns: 'Create a DNS entry…',
  },
  pageWords: {
    dashboard: ['problems', 'needs attention', 'changed today'],
    findings: [
      'reachability',
      'problems',
      'isolated nodes',
      'islands',
      'unreachable',
      'one-way',
      'who reaches',
    ],
    externalClients: ['block clients', 'disable clients'],
    acls: ['block clients', 'block nodes', 'isolate nodes'],
    logs: ['changed today', 'who changed'],
  },
  /** Further words that find an action or a verb, by its ID. */
  alsoCalled: {
    reach: 'who reaches whom',
    why: 'why can’t',
    shortcuts: 'keys hotkeys help',
    theme: 'theme mode appearance colours colors',
    signOut: 'log out sign out',
  },
} as const;

export type UnloadedKinds = {
  readonly loading: readonly FindableKind[];
  readonly failed: readonly FindableKind[];
};

export function coversText({ loading, failed }: UnloadedKinds): string {
  const named = (kindsOf: readonly FindableKind[]) => kindsOf.map((kind) => groups[kind]).join(', ');
  return [
    findTexts.covers,
    ...(loading.length > 0 ? [`Still loading: ${named(loading)}`] : []),
    ...(failed.length > 0 ? [`Couldn’t load: ${named(failed)}`] : []),
  ].join(' · ');
}
