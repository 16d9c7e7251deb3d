import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClientText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { clientStates } from './clientQuery.ts';
import { ClientQuestion, type ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import { ClientsContent, ClientPages } from './ClientsContent.tsx';
import { ClientsHeader } from './ClientsHeader.tsx';
import type { ExternalClientsActions, ExternalClientsView, ClientsFrame } from './externalClientsView.ts';
import * as css from './ExternalClientsScreen.css.ts';

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

type ClientFiltersProps = {
  view: Extract<ExternalClientsView, { frame: ClientsFrame }>;
  on: ExternalClientsActions;
};

function ClientFilters({ view: { frame, status }, on }: ClientFiltersProps) {
  const { filter, gatewayChoices, stateChoices, expanded, collapsed } = frame;
  return (
    <>
      <SearchField
        label="Search external clients"
        placeholder="Search client, gateway, address"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        shortcut="/"
      />
      <FilterChip
        label={externalClientText.gateway}
        icon="ingress"
        options={gatewayChoices}
        selected={filter.gateways}
        onChange={(gateways) => on.filter({ gateways })}
      />
      <FilterChip
        label={externalClientText.state}
        options={stateChoices}
        selected={filter.states}
        onChange={(ids) => on.filter({ states: clientStates.filter((state) => ids.includes(state)) })}
      />
      {status === 'ready' && expanded.length + collapsed.length > 0 && (
        <span className={css.atEnd}>
          {expanded.length > 0 ? (
            <Button kind="ghost" onPress={() => on.collapse([...collapsed, ...expanded])}>
              Collapse all
            </Button>
          ) : (
            <Button kind="ghost" onPress={() => on.collapse([])}>
              Expand all
            </Button>
          )}
        </span>
      )}
    </>
  );
}
