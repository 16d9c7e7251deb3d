import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { dnsText } from '../../../domain/dns/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  networkColumns,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { DnsPickerRow, DnsPickerView } from './dnsPickerView.ts';

type DnsPickerScreenProps = { view: DnsPickerView; on: NetworkPickerActions };

const notKnown = 'Not known';
const count = { width: '160px', isNumeric: true } as const;

const columns = networkColumns<DnsPickerRow>(
  { ...count, id: 'custom', header: dnsText.custom, cell: ({ custom }) => custom ?? notKnown },
  { ...count, id: 'defaults', header: dnsText.defaults, cell: ({ defaults }) => defaults ?? notKnown },
);

const summary = ({ custom, defaults }: DnsPickerRow) =>
  [custom !== undefined && `${custom} custom`, defaults !== undefined && `${defaults} default`]
    .filter(Boolean)
    .join(', ') || notKnown;

/** §2 `/dns` */
export function DnsPickerScreen({ view, on }: DnsPickerScreenProps) {
  if (view.status === 'disabled') return <DnsDisabled />;
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title: labels.section.dns, description: labels.action.selectNetwork }}
      columns={columns}
      summary={summary}
      empty={{
        heading: messages['dns.none'],
        text: 'DNS entries belong to a network, and there is none yet.',
      }}
    />
  );
}

/** §2: in place of every DNS page while the server's DNS mode is off. */
export function DnsDisabled() {
  return (
    <Page>
      <PageHeader title={labels.section.dns} />
      <EmptyState heading={messages['dns.disabled']} text={dnsText.disabledNote} />
    </Page>
  );
}
