import { counted } from '../../../domain/format/count.ts';
import { externalClientText } from '../../../domain/externalClient/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  networkColumns,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { ClientPickerRow, ClientPickerView } from './clientPickerView.ts';

type ClientPickerScreenProps = { view: ClientPickerView; on: NetworkPickerActions };

const count = { width: '160px', isNumeric: true } as const;

const columns = networkColumns<ClientPickerRow>(
  { ...count, id: 'gateways', header: 'Ingress gateways', cell: ({ gateways }) => gateways },
  { ...count, id: 'clients', header: 'Clients', cell: ({ clients }) => clients },
);

const summary = ({ clients, gateways }: ClientPickerRow) =>
  `${counted(clients, 'client')} behind ${counted(gateways, 'gateway')}`;

/** §2 `/ext-clients` */
export function ClientPickerScreen({ view, on }: ClientPickerScreenProps) {
  const { title } = externalClientText;
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title, description: labels.action.selectNetwork }}
      columns={columns}
      summary={summary}
      failureHeading="The external clients could not be loaded"
      empty={{
        heading: messages['ingress.none'],
        text: 'External clients belong to a network, and there is none yet.',
      }}
    />
  );
}
