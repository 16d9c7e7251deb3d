import { formatAge, formatExact } from '../../../domain/format/dateTime.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { NodeField } from '../../../domain/node/nodeForm.ts';
import { labels } from '../../../domain/text/labels.ts';
import {
  codes,
  switches,
  type ReadOnlyState,
  type SectionPlan,
} from '../../shared/RecordEditor/editorView.ts';

export type ReadOnlyField = 'network' | 'publicKey' | 'lastCheckIn' | 'macAddress' | 'os';

type NodeSection = SectionPlan<NodeField> & { readonly readOnly?: readonly ReadOnlyField[] };

const list = { kind: 'lines', format: 'comma separated' } as const;

export const nodeEditLayout: readonly NodeSection[] = [
  {
    id: 'identity',
    title: 'Identity',
    description: 'How peers and people see this node.',
    fields: [{ kind: 'code', field: 'name' }],
    readOnly: ['network'],
  },
  {
    id: 'endpoint',
    title: 'Endpoint',
    description: 'Where peers send encrypted traffic.',
    fields: [
      ...switches('isEndpointDynamic', 'udpHolePunch'),
      { kind: 'code', field: 'endpoint' },
      { kind: 'number', field: 'listenPort', unit: 'UDP' },
    ],
  },
  {
    id: 'addresses',
    title: 'Addresses',
    description: 'Private addresses inside the network.',
    fields: [
      ...codes('address', 'address6', 'localAddress', 'localRange'),
      { ...list, field: 'allowedIps' },
      { ...list, field: 'egressRanges' },
      { ...list, field: 'relayAddresses' },
      { kind: 'switch', field: 'isLocal' },
    ],
  },
  {
    id: 'wireguard',
    title: 'WireGuard',
    description: 'How the tunnel is kept.',
    fields: [
      { kind: 'number', field: 'persistentKeepalive', unit: 'seconds' },
      { kind: 'number', field: 'mtu', unit: 'bytes' },
    ],
    readOnly: ['publicKey'],
  },
  {
    id: 'scripts',
    title: 'Scripts',
    description: 'Commands around interface changes.',
    fields: [
      { kind: 'lines', field: 'postUp', format: '“; ” separated' },
      { kind: 'lines', field: 'postDown', format: '“; ” separated' },
    ],
  },
  {
    id: 'access',
    title: 'Access and lifetime',
    description: 'What the node can do in the network.',
    fields: [
      { kind: 'dateTime', field: 'expiresAt' },
      { kind: 'choice', field: 'defaultAcl' },
      ...switches('isConnected', 'isDnsOn', 'isHub'),
    ],
  },
  {
    id: 'about',
    title: 'About',
    description: 'Reported by the node.',
    fields: [],
    readOnly: ['lastCheckIn', 'macAddress', 'os'],
  },
];

export function readOnlyField(
  field: ReadOnlyField,
  node: Node,
  now: number,
  timeZone: string | undefined,
): ReadOnlyState {
  const value = field === 'lastCheckIn' ? (formatAge(node.lastCheckIn, now) ?? '') : node[field];
  const exact = field === 'lastCheckIn' ? formatExact(node.lastCheckIn, timeZone) : undefined;
  return { label: labels.node[field], value, reason: exact ?? reasons[field] };
}

const reasons: Readonly<Record<ReadOnlyField, string>> = {
  network: 'A node stays in the network it joined',
  publicKey: 'The node makes its own key and gives it to its peers',
  lastCheckIn: 'The node has never reported',
  macAddress: 'The hardware address of the machine',
  os: 'Reported by the machine',
};
