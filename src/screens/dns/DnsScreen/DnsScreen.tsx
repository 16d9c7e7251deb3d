import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/dns/dnsText.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { AgeText } from '../../shared/freshness/Age.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { DnsDisabled } from '../DnsPickerScreen/DnsPickerScreen.tsx';
import { CustomSection } from './CustomSection.tsx';
import { DefaultSection } from './DefaultSection.tsx';
import type { DnsActions, DnsView, DnsFrame } from './dnsView.ts';
import { defaultTableId, type CustomRow, type EntryList } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

type DnsScreenProps = { view: DnsView; on: DnsActions };

/** §2 `/dns/{netid}`: custom entries at the left, those of the nodes at the right. */
export function DnsScreen({ view, on }: DnsScreenProps) {
  const [asked, setAsked] = useState<CustomRow>();
  if (view.status === 'disabled') return <DnsDisabled />;
  if (view.status === 'missing') {
    return (
      <RecordNotFoundScreen
        view={{
          heading: 'Not Found',
          text: `There is no network ${view.netid}, or it is not one of yours.`,
          listHref: view.listHref,
          listLabel: 'DNS of all networks',
        }}
      />
    );
  }
  return (
    <>
      <ListPage
        header={<DnsHeader frame={view.frame} isLoading={view.status === 'loading'} onRefresh={on.refresh} />}
        footer={<DefaultPages view={view} on={on} />}
      >
        <DnsContent view={view} on={on} onAsk={setAsked} />
      </ListPage>
      {asked && (
        <DeleteQuestion
          row={asked}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            on.remove(asked.entry);
          }}
        />
      )}
    </>
  );
}

function DefaultPages({ view, on }: DnsScreenProps) {
  if (view.status !== 'ready' || view.defaults.status !== 'ready') return null;
  const { paging } = view.defaults;
  return (
    <Pagination
      label="Pages of default entries"
      subject={dnsText.defaults}
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo(defaultTableId, { page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => on.turnTo(defaultTableId, { page: 0, rowsPerPage })}
    />
  );
}

type DeleteQuestionProps = { row: CustomRow; onYes: () => void; onNo: () => void };

function DeleteQuestion({ row: { fullName, address }, onYes, onNo }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`${labels.action.delete} ${fullName}`}
      message={`Delete the DNS entry ${fullName}? Nodes of this network no longer find ${address} by this name.`}
      confirmLabel="Delete entry"
      isDanger
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

type DnsHeaderProps = { frame: DnsFrame; isLoading: boolean; onRefresh: () => void };

function DnsHeader({ frame, isLoading, onRefresh }: DnsHeaderProps) {
  const { netid, count, createHref, isRefreshing } = frame;
  const { staleBecause, updated } = frame.freshness;
  return (
    <>
      <PageHeader
        title={labels.section.dns}
        isLoading={isLoading}
        {...(count !== undefined && { count })}
        facts={
          <Text as="span" tone="secondary">
            entries in <Identifier>{netid}</Identifier>
          </Text>
        }
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={isRefreshing}
              onPress={onRefresh}
            />
            {createHref && (
              <LinkButton kind="primary" icon="plus" href={createHref}>
                {dnsText.create}
              </LinkButton>
            )}
          </>
        }
      />
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && <AgeText what="Last updated" moment={updated} />}
          action={
            <Button size="small" onPress={onRefresh}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}

type DnsContentProps = {
  view: Extract<DnsView, { frame: DnsFrame }>;
  on: DnsActions;
  onAsk: (row: CustomRow) => void;
};

const unknown: EntryList<never> = { status: 'loading', count: undefined };

/** Both tables, or what stands in their place. */
function DnsContent({ view, on, onAsk }: DnsContentProps) {
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
