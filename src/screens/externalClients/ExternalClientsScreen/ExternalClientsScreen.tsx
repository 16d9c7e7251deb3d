import { useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
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
import type { ListDefinition } from '../../shared/RecordList/listDefinition.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { SelectionBar } from '../../shared/RecordList/SelectionBar.tsx';
import { clientStates, noClientFilter } from './clientQuery.ts';
import { ClientConfirm, type ClientConfirmKind } from './ClientConfirm.tsx';
import type { ClientRow } from './clientRows.ts';
import { clientBulk } from './clientBulk.tsx';
import { ClientTable } from './ClientTable.tsx';
import type {
  ClientListActions,
  ExternalClientsActions,
  ExternalClientsView,
  ListedClients,
} from './externalClientsView.ts';
import * as css from './ExternalClientsScreen.css.ts';

export type ExternalClientsScreenProps = { view: ExternalClientsView; on: ExternalClientsActions };

/** Lists a network’s ingress gateways and the external clients on each of them. */
export function ExternalClientsScreen({ view, on }: ExternalClientsScreenProps) {
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return <ClientList view={view} on={on} />;
}

type ClientListProps = { view: ListedClients; on: ExternalClientsActions };

function ClientList({ view, on }: ClientListProps) {
  const [pending, setPending] = useState<{ kind: ClientConfirmKind; row: ClientRow }>();
  const confirm = (kind: ClientConfirmKind, row: ClientRow) => setPending({ kind, row });
  return (
    <>
      <RecordList list={list} view={view} on={{ ...on, confirm }} />
      {pending && (
        <ClientConfirm
          {...pending}
          onNo={() => setPending(undefined)}
          onYes={(leftovers) => {
            setPending(undefined);
            if (pending.kind === 'delete') on.remove(pending.row.ref, leftovers);
            else on.setEnabled(pending.row.ref, pending.kind === 'enable');
          }}
        />
      )}
    </>
  );
}

const list: ListDefinition<ListedClients, ClientListActions> = {
  noun: 'external clients',
  title: externalClientText.title,
  header: ({ title, note, gatewayCount }) => ({
    title,
    facts: gatewayCount !== undefined && (
      <Text as="span" tone="tertiary">
        behind {counted(gatewayCount, 'gateway')}
      </Text>
    ),
    ...(note !== undefined && { note: <Text tone="secondary">{note}</Text> }),
  }),
  age: ({ freshness }) => freshness.updated && <Age what="Updated" moment={freshness.updated} />,
  notices: ({ quota }) => quota && <ClientQuota quota={quota} />,
  hasNoToolbar: ({ status }) => status === 'failed' || status === 'empty',
  placeholder: 'Search client, gateway, address',
  filters: ({ filter, gatewayChoices, stateChoices }, on) => [
    {
      label: externalClientText.gateway,
      icon: 'ingress',
      options: gatewayChoices,
      selected: filter.gateways,
      onChange: (gateways) => on.filter({ gateways }),
    },
    {
      label: externalClientText.state,
      options: stateChoices,
      selected: filter.states,
      onChange: (ids) => on.filter({ states: clientStates.filter((state) => ids.includes(state)) }),
    },
  ],
  tools: (view, on) => <CollapseButton view={view} on={on} />,
  empty: ({ netid, isDenied, nodesHref }) => {
    if (isDenied) {
      return {
        heading: messages['pro.noaccess'],
        text: `You don’t have access to external clients on ${netid}. An administrator can give you access.`,
      };
    }
    const requirement = 'External clients connect through an ingress gateway.';
    return {
      heading: messages['ingress.none'],
      text:
        nodesHref === undefined
          ? `${requirement} An administrator of ${netid} can create one.`
          : `${requirement} Make a node in ${netid} an ingress gateway.`,
      primary: nodesHref !== undefined && (
        <LinkButton kind="primary" size="form" href={nodesHref}>
          Choose a node
        </LinkButton>
      ),
    };
  },
  noFilter: noClientFilter,
  noMatchHeading: messages['extclient.none'],
  noMatch: ({ filter: { search } }, hasFilters) =>
    search === ''
      ? 'No clients match these filters.'
      : `No clients or gateways match “${search}”${hasFilters ? ' and the filters' : ''}.`,
  bulk: ({ selection }, on) => <SelectionBar bulk={clientBulk} selection={selection} on={on} />,
  rows: (view, on) => <ClientTable view={view} on={on} />,
  below: ({ gatewayPaging }, on) =>
    gatewayPaging && (
      <div className={css.gatewayPages}>
        <ListPages
          noun="gateways"
          subject="Gateways"
          position="list"
          paging={gatewayPaging}
          onTurn={on.turnGateways}
          isFromSecondPage
        />
      </div>
    ),
  pages: () => ({ noun: 'clients', subject: 'Clients' }),
};

function CollapseButton({ view: { status, expanded, collapsed }, on }: ClientListProps) {
  if (status !== 'ready' || expanded.length + collapsed.length === 0) return null;
  return (
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
  );
}

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
