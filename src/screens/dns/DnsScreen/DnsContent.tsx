import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { CustomSection } from './CustomSection.tsx';
import { DefaultSection } from './DefaultSection.tsx';
import type { DnsActions } from './dnsActions.ts';
import type { DnsFrame, DnsView } from './dnsView.ts';
import type { CustomRow, EntryList } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

type DnsContentProps = {
  view: Extract<DnsView, { frame: DnsFrame }>;
  on: DnsActions;
  onAsk: (row: CustomRow) => void;
};

const unknown: EntryList<never> = { status: 'loading', count: undefined };

/** Both tables, or what stands in their place. */
export function DnsContent({ view, on, onAsk }: DnsContentProps) {
  const { search, createHref } = view.frame;
  switch (view.status) {
    case 'failed':
      return (
        <ErrorState heading="The DNS entries could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['dns.none']}
          text="Every node that joins gets a name here. Other addresses can be given one by hand."
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
    case 'ready': {
      const isReady = view.status === 'ready';
      return (
        <div className={css.content}>
          <CustomSection
            list={isReady ? view.custom : unknown}
            notes={isReady ? view.notes : []}
            on={on}
            onAsk={onAsk}
          />
          <DefaultSection
            list={isReady ? view.defaults : unknown}
            isOwnOnly={isReady && view.isOwnOnly}
            search={search}
            onSearch={on.search}
          />
        </div>
      );
    }
  }
}
