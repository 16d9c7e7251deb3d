import { formatAge, formatExact } from '../../../domain/format/dateTime.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { NodeField } from '../../../domain/node/nodeForm.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { FieldPlan, ReadOnlyState } from '../../shared/RecordEditor/editorView.ts';

export type ReadOnlyField = 'network' | 'publicKey' | 'lastCheckIn' | 'macAddress' | 'os';

type SectionPlan = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldPlan<NodeField>[];
  readonly readOnly?: readonly ReadOnlyField[];
};

const list = { kind: 'lines', format: 'comma separated' } as const;

export const nodeEditLayout: readonly SectionPlan[] = [
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
      { kind: 'switch', field: 'isEndpointDynamic' },
      { kind: 'switch', field: 'udpHolePunch' },
      { kind: 'code', field: 'endpoint' },
      { kind: 'number', field: 'listenPort', unit: 'UDP' },
    ],
  },
  {
    id: 'addresses',
    title: 'Addresses',
    description: 'Private addresses inside the network.',
    fields: [
      { kind: 'code', field: 'address' },
      { kind: 'code', field: 'address6' },
      { kind: 'code', field: 'localAddress' },
      { kind: 'code', field: 'localRange' },
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
      { kind: 'switch', field: 'isConnected' },
      { kind: 'switch', field: 'isDnsOn' },
      { kind: 'switch', field: 'isHub' },
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

/** `now` in Unix seconds. */
export function readOnlyField(
  field: ReadOnlyField,
  node: Node,
  now: number,
  timeZone: string | undefined,
): ReadOnlyState {
  switch (field) {
    case 'network':
      return {
        label: labels.node.network,
        value: node.network,
        reason: 'A node stays in the network it joined',
      };
    case 'publicKey':
      return {
        label: labels.node.publicKey,
        value: node.publicKey,
        reason: 'The node makes its own key and gives it to its peers',
      };
    case 'lastCheckIn':
      return {
        label: labels.node.lastCheckIn,
        value: formatAge(node.lastCheckIn, now) ?? '',
        reason: formatExact(node.lastCheckIn, timeZone) ?? 'The node has never reported',
      };
    case 'macAddress':
      return {
        label: labels.node.macAddress,
        value: node.macAddress,
        reason: 'The hardware address of the machine',
      };
    case 'os':
      return { label: labels.node.os, value: node.os, reason: 'Reported by the machine' };
  }
}
