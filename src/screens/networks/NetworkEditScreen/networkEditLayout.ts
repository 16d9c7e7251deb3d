import type { NetworkField } from '../../../domain/network/networkForm.ts';
import { codes, switches, type SectionPlan } from '../../editor/RecordEditor/editorView.ts';

export const networkEditLayout: readonly SectionPlan<NetworkField>[] = [
  {
    id: 'addresses',
    title: 'Addresses',
    fields: [...switches('isIPv4', 'isIPv6'), ...codes('addressRange', 'addressRange6', 'localRange')],
  },
  {
    id: 'defaults',
    title: 'Node defaults',
    fields: [
      { kind: 'code', field: 'defaultInterface' },
      { kind: 'number', field: 'defaultListenPort', unit: 'UDP' },
      { kind: 'number', field: 'defaultKeepalive', unit: 'seconds' },
      { kind: 'number', field: 'defaultMtu', unit: 'bytes' },
      { kind: 'lines', field: 'defaultExtClientDns', format: 'comma-separated' },
    ],
  },
  {
    id: 'scripts',
    title: 'Scripts',
    fields: [
      { kind: 'lines', field: 'defaultPostUp' },
      { kind: 'lines', field: 'defaultPostDown' },
    ],
  },
  {
    id: 'behaviour',
    title: 'Behaviour',
    fields: switches('defaultUdpHolePunch', 'allowManualSignup', 'isPointToSite', 'defaultAcl'),
  },
];

export const enterpriseLayout: SectionPlan<NetworkField> = {
  id: 'enterprise',
  title: 'Enterprise',
  fields: [
    { kind: 'choice', field: 'accessLevel' },
    { kind: 'number', field: 'userNodeLimit' },
    { kind: 'number', field: 'userClientLimit' },
  ],
};
