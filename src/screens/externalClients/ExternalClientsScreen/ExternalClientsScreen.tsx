import { useCallback, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ClientQuota as Quota } from '../../../domain/externalClient/clientLists.ts';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { messages } from '../../../domain/text/messages.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { ListPages } from '../../shared/RecordList/ListPages.tsx';
import type { ListState } from '../../shared/RecordList/listState.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { clientStates, noClientFilter, type ClientFilter } from './clientQuery.ts';
import { ClientQuestion, type ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow, ListRow } from './clientRows.ts';
import { ClientTable } from './ClientTable.tsx';
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
  if (view.status !== 'missing') return <ClientList view={view} on={on} />;
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

type FramedView = Extract<ExternalClientsView, { frame: ClientsFrame }>;

function ClientList({ view, on }: { view: FramedView; on: ExternalClientsActions }) {
  const { title, note, counts, freshness, isRefreshing, filter, quota } = view.frame;
  const [asked, setAsked] = useState<{ kind: ClientQuestionKind; row: ClientRow }>();
  const ask = useCallback((kind: ClientQuestionKind, row: ClientRow) => setAsked({ kind, row }), []);
  const state = stateOf(view);
  return (
    <>
      <RecordList
        what="external clients"
        header={{
          title,
          facts: counts && (
            <Text as="span" tone="tertiary">
              behind {counted(counts.gateways, 'gateway')}
            </Text>
          ),
          ...(note !== undefined && { note: <Text tone="secondary">{note}</Text> }),
        }}
        age={freshness.updated && <Age what="Updated" moment={freshness.updated} />}
        notices={quota && <ClientQuota quota={quota} />}
        frame={{ count: counts?.clients, freshness, isRefreshing }}
        state={state}
        isBare={!['loading', 'ready', 'noMatch'].includes(view.status)}
        search={filter.search}
        placeholder="Search client, gateway, address"
        filters={<ClientFilters view={view} on={on} />}
        empty={nothingToList(view)}
        noMatch={noMatch(filter, () => on.filter(noClientFilter))}
        below={
          view.status === 'ready' && (
            <div className={css.gatewayPages}>
              <ListPages
                what="gateways"
                subject="Gateways"
                place="list"
                paging={view.gatewayPaging}
                onTurn={on.turnGateways}
                isFromSecondPage
              />
            </div>
          )
        }
        pages={{ what: 'clients', subject: 'Clients' }}
        on={{ refresh: on.refresh, search: (search) => on.filter({ search }), turnTo: on.turnClients }}
      >
        <ClientTable state={state} frame={view.frame} on={on} onAsk={ask} />
      </RecordList>
      {asked && (
        <ClientQuestion
          {...asked}
          onNo={() => setAsked(undefined)}
          onYes={(leftovers) => {
            setAsked(undefined);
            if (asked.kind === 'delete') on.remove(asked.row.ref, leftovers);
            else on.setEnabled(asked.row.ref, asked.kind === 'enable');
          }}
        />
      )}
    </>
  );
}

function stateOf(view: FramedView): ListState<ListRow> {
  if (view.status === 'ready') return { status: 'ready', rows: view.rows, paging: view.clientPaging };
  return view.status === 'denied' || view.status === 'noGateways' ? { status: 'empty' } : view;
}

function nothingToList(view: FramedView) {
  const { netid } = view.frame;
  if (view.status !== 'noGateways') {
    return {
      heading: messages['pro.noaccess'],
      text: `You may have no external clients on ${netid}. An administrator can change that.`,
    };
  }
  const heading = messages['ingress.none'];
  const why = 'External clients connect through an ingress gateway.';
  if (view.nodesHref === undefined) {
    return { heading, text: `${why} An administrator of ${netid} can make one.` };
  }
  return {
    heading,
    text: `${why} Make a node of ${netid} one.`,
    primary: (
      <LinkButton kind="primary" size="form" href={view.nodesHref}>
        Choose a node
      </LinkButton>
    ),
  };
}

function noMatch({ search, gateways, states }: ClientFilter, clear: () => void) {
  const others = gateways.length + states.length > 0 ? ' and passes the filters' : '';
  return {
    heading: messages['extclient.none'],
    text:
      search === ''
        ? 'No client passes these filters.'
        : `No client’s or gateway’s name, address or description contains “${search}”${others}.`,
    clear: [[others ? 'Clear search and filters' : 'Clear search', clear]] as const,
  };
}

type ClientFiltersProps = {
  view: FramedView;
  on: ExternalClientsActions;
};

function ClientFilters({ view: { frame, status }, on }: ClientFiltersProps) {
  const { filter, gatewayChoices, stateChoices, expanded, collapsed } = frame;
  return (
    <>
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

/** §2: clients used and clients available; the limit, once it is reached. */
function ClientQuota({ quota }: { quota: Quota }) {
  const isPhone = useFrameWidth() === 'phone';
  const figures = (
    <Inline gap="xlarge" isWrapping>
      <Text as="span" tone="tertiary">
        Clients used:{' '}
        <Text as="span" tone="primary">
          {String(quota.used)}
        </Text>
      </Text>
      <Text as="span" tone="tertiary">
        Clients available:{' '}
        <Text as="span" tone="primary">
          {String(Math.max(0, quota.available))}
        </Text>
      </Text>
    </Inline>
  );
  if (!quota.isReached) return figures;
  const limit = { fact: messages['extclient.limit'], advice: externalClientText.limitAdvice };
  if (!isPhone) return <Notice tone="warning" {...limit} action={figures} />;
  return (
    <Stack gap="medium">
      <Notice tone="warning" {...limit} />
      {figures}
    </Stack>
  );
}
