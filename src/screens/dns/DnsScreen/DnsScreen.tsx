import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Identifier, Secondary } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { LoadError } from '../../state/LoadError/LoadError.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { listAnnouncement } from '../../list/RecordList/listAnnouncement.ts';
import { ListHead } from '../../list/RecordList/ListHead.tsx';
import { ListPages } from '../../list/RecordList/ListPages.tsx';
import { SelectionBar } from '../../list/RecordList/SelectionBar.tsx';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import { CustomSection, customBulk, type CustomSectionProps } from './CustomSection.tsx';
import { DefaultSection } from './DefaultSection.tsx';
import type { DnsView, DnsFrame } from './dnsView.ts';
import { defaultTableId } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

type DnsScreenProps = {
  view: DnsView;
  on: CustomSectionProps['on'] & { search: (text: string) => void };
};

/** Lists a network’s default and custom DNS entries. One search filters both. */
export function DnsScreen({ view, on }: DnsScreenProps) {
  useAnnouncement('frame' in view && view.status === 'ready' ? shownAnnouncement(view) : undefined);
  if (view.status === 'disabled') return <DnsDisabled />;
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  const { frame } = view;
  return (
    <ListPage
      header={
        <ListHead
          header={{
            title: labels.section.dns,
            facts: (
              <Secondary>
                {frame.counted} <Identifier>{frame.netid}</Identifier>
              </Secondary>
            ),
          }}
          frame={frame}
          views={<ViewMenu noun="DNS entries" />}
          create={{ label: dnsText.create, href: frame.createHref }}
          isLoading={view.status === 'loading'}
          onRefresh={on.refresh}
        />
      }
      footer={
        view.status === 'ready' && (
          <>
            <SelectionBar bulk={customBulk} selection={view.selection} on={on} />
            {view.defaults.status === 'ready' && (
              <ListPages
                noun="default entries"
                subject={dnsText.defaults}
                paging={view.defaults.paging}
                onTurn={(request) => on.turnTo(defaultTableId, request)}
              />
            )}
          </>
        )
      }
    >
      <DnsContent view={view} on={on} />
    </ListPage>
  );
}

function shownAnnouncement({ custom, defaults, frame }: Extract<DnsView, { status: 'ready' }>): string {
  const filter = { search: frame.search };
  return [
    listAnnouncement({ ...custom, filter }, 'custom entries'),
    listAnnouncement({ ...defaults, filter }, 'default entries'),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

type DnsContentProps = { view: Extract<DnsView, { frame: DnsFrame }>; on: DnsScreenProps['on'] };

function DnsContent({ view, on }: DnsContentProps) {
  const { createHref } = view.frame;
  switch (view.status) {
    case 'failed':
      return <LoadError heading="Couldn’t load DNS entries" reason={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return (
        <EmptyState
          heading={messages['dns.none']}
          text="Every node gets a DNS name when it joins. You can add custom entries for other addresses."
          primary={
            createHref && (
              <LinkButton kind="primary" size="form" icon="plus" href={createHref}>
                {dnsText.create}
              </LinkButton>
            )
          }
        />
      );
    case 'loading':
    case 'ready':
      return (
        <div className={css.content}>
          <CustomSection view={view} on={on} />
          <DefaultSection view={view} onSearch={on.search} />
        </div>
      );
  }
}

function DnsDisabled() {
  return (
    <Page>
      <PageHeader title={labels.section.dns} />
      <EmptyState heading={messages['dns.disabled']} text={dnsText.disabledNote} />
    </Page>
  );
}
