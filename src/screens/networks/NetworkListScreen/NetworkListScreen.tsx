import { useState } from 'react';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { NetworkQuestion, type NetworkQuestionView } from '../NetworkQuestion/NetworkQuestion.tsx';
import { NetworkListContent } from './NetworkListContent.tsx';
import { NetworkListHead } from './NetworkListHead.tsx';
import { NetworkListToolbar } from './NetworkListToolbar.tsx';
import type { NetworkListActions } from './networkListActions.ts';
import type { NetworkListView } from './networkListView.ts';

export type NetworkListScreenProps = { view: NetworkListView; on: NetworkListActions };

/** §2 "Networks screens": list. */
export function NetworkListScreen({ view, on }: NetworkListScreenProps) {
  const [question, setQuestion] = useState<NetworkQuestionView>();
  return (
    <>
      <ListPage
        header={<NetworkListHead view={view} onRefresh={on.refresh} />}
        toolbar={<NetworkListToolbar view={view} onFilter={on.filter} />}
        footer={
          view.status === 'ready' && (
            <Pagination
              label="Pages of networks"
              {...view.paging}
              rowsPerPageOptions={rowsPerPageOptions}
              onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
              onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
            />
          )
        }
      >
        <NetworkListContent view={view} on={on} onAsk={setQuestion} />
      </ListPage>
      {question && (
        <NetworkQuestion
          question={question}
          onNo={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined);
            if (question.verb === 'delete') on.remove(question.netid);
            else on.refreshKeys(question.netid);
          }}
        />
      )}
    </>
  );
}
