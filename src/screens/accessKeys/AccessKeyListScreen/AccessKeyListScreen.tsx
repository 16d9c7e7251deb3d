import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { DeleteKeyQuestion } from '../DeleteKeyQuestion.tsx';
import { AccessKeyContent } from './AccessKeyContent.tsx';
import { AccessKeyHeader } from './AccessKeyHeader.tsx';
import type { AccessKeyListActions } from './accessKeyListActions.ts';
import type { AccessKeyListView, AccessKeyRow } from './accessKeyListView.ts';

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
