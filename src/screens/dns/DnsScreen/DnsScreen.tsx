import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Page } from '../../../components/Layout/Layout.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Identifier, Secondary } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { listAnnouncement } from '../../list/RecordList/listAnnouncement.ts';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { SelectionBar } from '../../list/RecordList/SelectionBar.tsx';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { CustomSection, customBulk, type DnsActions } from './CustomSection.tsx';
import { DefaultSection } from './DefaultSection.tsx';
import type { DnsList, DnsView } from './dnsView.ts';
import * as css from './DnsScreen.css.ts';

type DnsScreenProps = { view: DnsView; on: DnsActions };

/** Lists a network’s default and custom DNS entries. One search filters both. */
export function DnsScreen({ view, on }: DnsScreenProps) {
  if (view.status === 'disabled') return <DnsDisabled />;
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return <RecordList list={list} view={view} on={on} />;
}

/** The search field is above the default entries. */
const list: ListDefinition<DnsList, DnsActions> = {
  noun: 'DNS entries',
  title: labels.section.dns,
  header: ({ counted, netid }) => ({
    facts: (
      <Secondary>
        {counted} <Identifier>{netid}</Identifier>
      </Secondary>
    ),
  }),
  headTools: () => <ViewMenu noun="DNS entries" />,
  create: { label: dnsText.create, href: ({ createHref }) => createHref },
  announcement: (view) =>
    view.status === 'ready'
      ? [
          listAnnouncement({ ...view.custom, filter: view.filter }, 'custom entries'),
          listAnnouncement({ ...view.defaults, filter: view.filter }, 'default entries'),
        ]
          .filter((part) => part !== undefined)
          .join(', ')
      : undefined,
  empty: () => ({
    heading: messages['dns.none'],
    text: 'Every node gets a DNS name when it joins. You can add custom entries for other addresses.',
  }),
  bulk: ({ selection }, on) => <SelectionBar bulk={customBulk} selection={selection} on={on} />,
  rows: (view, on) =>
    (view.status === 'loading' || view.status === 'ready') && (
      <div className={css.content}>
        <CustomSection view={view} on={on} />
        <DefaultSection view={view} onSearch={(search) => on.filter({ search })} />
      </div>
    ),
  pages: () => ({ noun: 'default entries', subject: dnsText.defaults }),
};

function DnsDisabled() {
  return (
    <Page>
      <PageHeader title={labels.section.dns} />
      <EmptyState heading={messages['dns.disabled']} text={dnsText.disabledNote} />
    </Page>
  );
}
