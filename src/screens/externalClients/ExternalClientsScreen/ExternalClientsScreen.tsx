import { useState } from 'react';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { RecordNotFoundScreen } from '../../shared/RecordNotFoundScreen/RecordNotFoundScreen.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { ClientQuestion, type ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import { ClientsContent } from './ClientsContent.tsx';
import { ClientsHeader } from './ClientsHeader.tsx';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import type { ExternalClientsView } from './externalClientsView.ts';
import { ClientPages } from './ListPages.tsx';

export type ExternalClientsScreenProps = {
  view: ExternalClientsView;
  on: ExternalClientsActions;
  /** The page to go back to when there is no such network. */
  pickerHref: string;
};

/** §2 "Ext clients": the ingress gateways of a network, below each its clients. */
export function ExternalClientsScreen({ view, on, pickerHref }: ExternalClientsScreenProps) {
  const [question, setQuestion] = useState<{ kind: ClientQuestionKind; row: ClientRow }>();
  if (view.status === 'missing') {
    return (
      <RecordNotFoundScreen
        view={{
          heading: messages['network.none'],
          text: `There is no network ${view.netid}, or it is not one of yours.`,
          listHref: pickerHref,
          listLabel: 'Choose a network',
        }}
      />
    );
  }
  const answer = () => {
    setQuestion(undefined);
    if (question?.kind === 'delete') on.remove(question.row.ref);
    else if (question) on.setEnabled(question.row.ref, question.kind === 'enable');
  };
  return (
    <>
      <ListPage
        header={<ClientsHeader view={view} on={on} />}
        toolbar={hasFilters(view) && <ClientFilters view={view} on={on} />}
        footer={view.status === 'ready' && <ClientPages paging={view.clientPaging} onTurn={on.turnClients} />}
      >
        <ClientsContent view={view} on={on} onAsk={(kind, row) => setQuestion({ kind, row })} />
      </ListPage>
      {question && <ClientQuestion {...question} onYes={answer} onNo={() => setQuestion(undefined)} />}
    </>
  );
}

/** Where there is, or may be, something to filter. */
function hasFilters({ status }: ExternalClientsView): boolean {
  return status === 'ready' || status === 'noMatch' || status === 'loading';
}
