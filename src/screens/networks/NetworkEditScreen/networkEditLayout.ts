import type { NetworkField } from '../../../domain/network/networkForm.ts';
import type { FieldPlan } from '../../shared/RecordEditor/editorView.ts';

type SectionPlan = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldPlan<NetworkField>[];
};

export const networkEditLayout: readonly SectionPlan[] = [
  {
    id: 'addresses',
    title: 'Addresses',
    description: 'Private ranges that nodes draw their addresses from.',
    fields: [
      { kind: 'switch', field: 'isIPv4' },
      { kind: 'switch', field: 'isIPv6' },
      { kind: 'code', field: 'addressRange' },
      { kind: 'code', field: 'addressRange6' },
      { kind: 'code', field: 'localRange' },
    ],
  },
  {
    id: 'defaults',
    title: 'Node defaults',
    description: 'What a node starts with when it joins.',
    fields: [
      { kind: 'code', field: 'defaultInterface' },
      { kind: 'number', field: 'defaultListenPort', unit: 'UDP' },
      { kind: 'number', field: 'defaultKeepalive', unit: 'seconds' },
      { kind: 'number', field: 'defaultMtu', unit: 'bytes' },
      { kind: 'lines', field: 'defaultExtClientDns', format: 'comma separated' },
    ],
  },
  {
    id: 'scripts',
    title: 'Scripts',
    description: 'Commands around interface changes.',
    fields: [
      { kind: 'lines', field: 'defaultPostUp' },
      { kind: 'lines', field: 'defaultPostDown' },
    ],
  },
  {
    id: 'behaviour',
    title: 'Behaviour',
    description: 'How nodes join and reach each other.',
    fields: [
      { kind: 'switch', field: 'defaultUdpHolePunch' },
      { kind: 'switch', field: 'allowManualSignup' },
      { kind: 'switch', field: 'isPointToSite' },
      { kind: 'switch', field: 'defaultAcl' },
    ],
  },
];

export const enterpriseLayout: SectionPlan = {
  id: 'enterprise',
  title: 'Enterprise',
  description: 'Defaults for users of this network.',
  fields: [
    { kind: 'choice', field: 'accessLevel' },
    { kind: 'number', field: 'userNodeLimit' },
    { kind: 'number', field: 'userClientLimit' },
  ],
};
