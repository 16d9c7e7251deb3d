import { useState } from 'react';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { RecordNotFoundScreen } from '../../shared/RecordNotFoundScreen/RecordNotFoundScreen.tsx';
import { DnsDisabled } from '../DnsDisabled.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { DnsActions } from './dnsActions.ts';
import { DnsContent } from './DnsContent.tsx';
import { DnsHeader } from './DnsHeader.tsx';
import type { DnsView } from './dnsView.ts';
import { defaultTableId, type CustomRow } from './entryList.ts';

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
