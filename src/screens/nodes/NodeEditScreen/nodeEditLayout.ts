import type { NodeField } from '../../../domain/node/nodeForm.ts';
import type { FieldPlan } from '../../shared/RecordEditor/editorView.ts';

/** What the node reports of itself, to be read only. */
export type ReadOnlyField = 'network' | 'publicKey' | 'lastCheckIn' | 'macAddress' | 'os';

type SectionPlan = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldPlan<NodeField>[];
  readonly readOnly: readonly ReadOnlyField[];
};

const list = { kind: 'code', format: 'comma separated' } as const;

/** The parts of the form in their order. */
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
    readOnly: [],
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
    readOnly: [],
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
    readOnly: [],
  },
  {
    id: 'access',
    title: 'Access and lifetime',
    description: 'What the node may do, and for how long.',
    fields: [
      { kind: 'dateTime', field: 'expiresAt' },
      { kind: 'choice', field: 'defaultAcl' },
      { kind: 'switch', field: 'isConnected' },
      { kind: 'switch', field: 'isDnsOn' },
      { kind: 'switch', field: 'isHub' },
    ],
    readOnly: [],
  },
  {
    id: 'about',
    title: 'About',
    description: 'Reported by the node.',
    fields: [],
    readOnly: ['lastCheckIn', 'macAddress', 'os'],
  },
];
