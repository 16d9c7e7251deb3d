import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import type { PageRequest, Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { noClientFilter } from './clientQuery.ts';
import type { ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import { ClientTable } from './ClientTable.tsx';
import type { ExternalClientsActions, ClientsFrame, ExternalClientsView } from './externalClientsView.ts';
import * as css from './ExternalClientsScreen.css.ts';

type ClientsContentProps = {
  view: Extract<ExternalClientsView, { frame: ClientsFrame }>;
  on: ExternalClientsActions;
  onAsk: (kind: ClientQuestionKind, row: ClientRow) => void;
};

/** The rows, or what stands in their place. */
export function ClientsContent({ view, on, onAsk }: ClientsContentProps) {
  switch (view.status) {
    case 'loading':
      return <ClientTable view={view} on={on} onAsk={onAsk} />;
    case 'ready':
      return (
        <>
          <ClientTable view={view} on={on} onAsk={onAsk} />
          <div className={css.gatewayPages}>
            <GatewayPages paging={view.gatewayPaging} onTurn={on.turnGateways} />
          </div>
        </>
      );
    case 'failed':
      return (
        <ErrorState
          heading="The external clients could not be loaded"
          text={view.reason}
          onRetry={on.refresh}
        />
      );
    case 'denied':
      return (
        <EmptyState
          heading={messages['pro.noaccess']}
          text={`You may have no external clients on ${view.frame.netid}. An administrator can change that.`}
        />
      );
    case 'noGateways':
      return <NoGateways netid={view.frame.netid} nodesHref={view.nodesHref} />;
    case 'noMatch':
      return <NoMatch frame={view.frame} on={on} />;
  }
}

function NoGateways({ netid, nodesHref }: { netid: string; nodesHref: string | undefined }) {
  if (nodesHref === undefined) {
    return (
      <EmptyState
        heading={messages['ingress.none']}
        text={`External clients connect through an ingress gateway. An administrator of ${netid} can make one.`}
      />
    );
  }
  return (
    <EmptyState
      heading={messages['ingress.none']}
      text={`External clients connect through an ingress gateway. Make a node of ${netid} one.`}
      primary={
        <LinkButton kind="primary" size="form" href={nodesHref}>
          Choose a node
        </LinkButton>
      }
    />
  );
}

function NoMatch({ frame: { filter }, on }: { frame: ClientsFrame; on: ExternalClientsActions }) {
  const { search, gateways, states } = filter;
  const others = gateways.length + states.length > 0 ? ' and passes the filters' : '';
  return (
    <EmptyState
      heading={messages['extclient.none']}
      text={
        search === ''
          ? 'No client passes these filters.'
          : `No client’s or gateway’s name, address or description contains “${search}”${others}.`
      }
      primary={
        <Button size="form" onPress={() => on.filter(noClientFilter)}>
          {others ? 'Clear search and filters' : 'Clear search'}
        </Button>
      }
    />
  );
}

type PagesProps = { paging: Paging; onTurn: (request: PageRequest) => void };

/** Where one is among the clients, at the foot of the page. */
export function ClientPages({ paging, onTurn }: PagesProps) {
  return (
    <Pagination
      label="Pages of clients"
      subject="Clients"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => onTurn({ page: 0, rowsPerPage })}
    />
  );
}

/** The same for the gateways, as soon as they may not fit on one page. */
function GatewayPages({ paging, onTurn }: PagesProps) {
  if (paging.total <= Math.min(...rowsPerPageOptions)) return null;
  return (
    <Pagination
      label="Pages of gateways"
      subject="Gateways"
      place="list"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => onTurn({ page: 0, rowsPerPage })}
    />
  );
}
