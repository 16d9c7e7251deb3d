import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { accessKeyText } from '../../../domain/accessKey/accessKeyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { AccessKeyHeader } from './AccessKeyHeader.tsx';
import {
  type AccessKeyListActions,
  type AccessKeyListView,
  type AccessKeyRow,
  sortAfter,
} from './accessKeyListView.ts';
import { AccessKeyTable } from './AccessKeyTable.tsx';

type AccessKeyListScreenProps = { view: AccessKeyListView; on: AccessKeyListActions };

/** §2 "Access keys screens": with what machines join one network. */
export function AccessKeyListScreen({ view, on }: AccessKeyListScreenProps) {
  if (view.status === 'unknown' || view.status === 'denied') return <NoKeys view={view} />;
  return <Keys view={view} on={on} />;
}

type KeysView = Exclude<AccessKeyListView, { status: 'unknown' | 'denied' }>;

function Keys({ view, on }: { view: KeysView; on: AccessKeyListActions }) {
  const [asked, setAsked] = useState<AccessKeyRow>();
  return (
    <>
      <ListPage
        header={<AccessKeyHeader view={view} onRefresh={on.refresh} />}
        toolbar={
          <SearchField
            label="Search access keys"
            placeholder="Search name"
            value={view.search}
            onChange={(search) => on.narrow({ search })}
            shortcut="/"
          />
        }
        footer={
          view.status === 'ready' && (
            <Pagination
              label="Pages of access keys"
              {...view.paging}
              rowsPerPageOptions={rowsPerPageOptions}
              onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
              onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
            />
          )
        }
      >
        <AccessKeyContent view={view} on={on} onAsk={setAsked} />
      </ListPage>
      {asked && (
        <DeleteKeyQuestion
          name={asked.name}
          netid={view.netid}
          uses={asked.uses}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            on.remove(asked.name);
          }}
        />
      )}
    </>
  );
}

type NoKeysView = Extract<AccessKeyListView, { status: 'unknown' | 'denied' }>;

function NoKeys({ view: { status, netid, pickerHref } }: { view: NoKeysView }) {
  return (
    <EmptyState
      heading={
        status === 'unknown'
          ? `${netid}, ${messages['network.none']}`
          : `The access keys of ${netid} are locked`
      }
      text={
        status === 'unknown'
          ? 'There is no network of this name, or it is not one of yours.'
          : 'Only an administrator of the network sees its access keys.'
      }
      primary={
        <LinkButton href={pickerHref} size="form">
          {labels.action.selectNetwork}
        </LinkButton>
      }
    />
  );
}

type DeleteKeyQuestionProps = {
  name: string;
  netid: string;
  uses: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asked before a key goes; nodes that joined with it do not depend on it any more. */
function DeleteKeyQuestion({ name, netid, uses, onYes, onNo }: DeleteKeyQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${name}`}
      message={
        <>
          Delete the access key{' '}
          <strong>
            <Identifier>{name}</Identifier>
          </strong>{' '}
          of <Identifier>{netid}</Identifier>? Nobody can join with it afterwards. Nodes that joined with it
          stay.
        </>
      }
      consequences={[{ label: 'Uses that are lost', value: uses }]}
      confirmLabel="Delete key"
      isDanger
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

type AccessKeyContentProps = {
  view: Exclude<AccessKeyListView, { status: 'unknown' | 'denied' }>;
  on: Pick<AccessKeyListActions, 'refresh' | 'narrow'>;
  onAsk: (row: AccessKeyRow) => void;
};

/** The rows, or what stands in their place. */
function AccessKeyContent({ view, on, onAsk }: AccessKeyContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return (
        <AccessKeyTable
          rows={view.status === 'ready' ? view.rows : []}
          isLoading={view.status === 'loading'}
          sort={view.sort}
          onSort={(column) => on.narrow({ sort: sortAfter(view.sort, column) })}
          onAsk={onAsk}
        />
      );
    case 'failed':
      return (
        <ErrorState heading="The access keys could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['accesskey.none']}
          text="With a key a machine joins the network without waiting for approval."
          primary={
            <LinkButton kind="primary" size="form" icon="key" href={view.createHref}>
              {accessKeyText.create}
            </LinkButton>
          }
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['accesskey.none']}
          text={`No key’s name contains “${view.search}”.`}
          primary={
            <Button size="form" onPress={() => on.narrow({ search: '' })}>
              Clear search
            </Button>
          }
        />
      );
  }
}
