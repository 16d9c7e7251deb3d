import { grouped } from '../format/count.ts';
import { loginLabels } from './loginTexts.ts';
import { isolated } from './isolated.ts';

export const labels = {
  section: {
    dashboard: 'Dashboard',
    networks: 'Networks',
    nodes: 'Nodes',
    graphs: 'Graphs',
    findings: 'Findings',
    accessKeys: 'Access keys',
    externalClients: 'Ext. clients',
    dns: 'DNS',
    acls: 'ACLs',
    users: 'Users',
    logs: 'Server logs',
    metrics: 'Metrics',
    userGroups: 'User groups',
    userPermissions: 'User permissions',
    userArea: 'User dashboard',
    docs: loginLabels.docs,
    statement: loginLabels.statement,
  },
  action: {
    approve: 'Approve',
    cancel: 'Cancel',
    create: 'Create',
    delete: 'Delete',
    edit: 'Edit',
    export: 'Export',
    reach: 'Reachability',
    refresh: 'Refresh',
    searchOrRun: 'Search or run…',
    logout: 'Log out',
    selectAll: 'All networks',
    selectNetwork: 'Select network',
  },
  copy: {
    done: 'Copied',
    failed: 'Copying isn’t allowed here',
  },
  node: {
    id: 'Node ID',
    name: 'Node name',
    network: 'Network',
    endpoint: 'Endpoint',
    address: 'IP address',
    addresses: 'Addresses',
    publicKey: 'Public key',
    macAddress: 'MAC address',
    interfaceName: 'Interface',
    lastModified: 'Last modified',
    lastCheckIn: 'Last check-in',
    os: 'Operating system',
    version: 'Version',
    health: 'Health',
    owner: 'Owner',
    roles: 'Egress, ingress, relay, failover',
  },
  credentials: loginLabels.credentials,
  value: {
    notSet: 'Not set',
    yes: 'Yes',
    no: 'No',
    on: 'On',
    off: 'Off',
    unset: 'Unset',
    allow: 'Allow',
    deny: 'Deny',
  },
} as const;

export function defaultAclLabel(defaultAcl: boolean | undefined): string {
  if (defaultAcl === undefined) return labels.value.unset;
  return defaultAcl ? labels.value.allow : labels.value.deny;
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function joinNames(names: readonly string[]): string {
  const shown = names.map(isolated);
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Lists the first names and counts the rest: "a, b and 3 more". */
export function firstNames(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).map(isolated).join(', ') + (rest > 0 ? ` and ${grouped(rest)} more` : '');
}
