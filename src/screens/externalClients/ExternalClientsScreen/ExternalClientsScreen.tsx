import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Tertiary, Text } from '../../../components/Text/Text.tsx';
import type { ClientQuota as Quota } from '../../../domain/externalClient/clientQuota.ts';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { ListPages } from '../../list/RecordList/ListPages.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { SelectionBar } from '../../list/RecordList/SelectionBar.tsx';
import { clientStates, noClientFilter } from './clientQuery.ts';
import { clientBulk } from './clientBulk.ts';
import { ClientTable } from './ClientTable.tsx';
import type { ExternalClientsActions, ExternalClientsView, ListedClients } from './externalClientsView.ts';
import * as css from './ExternalClientsScreen.css.ts';

export type ExternalClientsScreenProps = { view: ExternalClientsView; on: ExternalClientsActions };

/** Lists a network’s ingress gateways and the external clients on each of them. */
export function ExternalClientsScreen({ view, on }: ExternalClientsScreenProps) {
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return <RecordList list={list} view={view} on={on} />;
}

type ClientListProps = { view: ListedClients; on: ExternalClientsActions };

const list: ListDefinition<ListedClients, ExternalClientsActions> = {
  noun: 'external clients',
  title: externalClientText.title,
  header: ({ title, note, gatewayCount }) => ({
    title,
    facts: gatewayCount !== undefined && <Tertiary>behind {counted(gatewayCount, 'gateway')}</Tertiary>,
    ...(note !== undefined && { note: <Text tone="secondary">{note}</Text> }),
  }),
  age: ({ freshness }) => freshness.updated && <Age what="Updated" moment={freshness.updated} />,
  notices: ({ quota }) => quota && <ClientQuota quota={quota} />,
  placeholder: ({ status }) =>
    status === 'failed' || status === 'empty' ? undefined : 'Search client, gateway, address',
  filters: ({ filter, gatewayChoices, stateChoices, ownerChoices }, on) => [
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
    ...(ownerChoices.length + filter.owners.length > 0
      ? [
          {
            label: labels.node.owner,
            icon: 'users' as const,
            options: ownerChoices,
            selected: filter.owners,
            onChange: (owners: readonly string[]) => on.filter({ owners }),
          },
        ]
      : []),
  ],
  tools: (view, on) => <CollapseButton view={view} on={on} />,
  empty: ({ netid, isDenied, nodesHref }) => {
    if (isDenied) {
      return {
        heading: messages['pro.noaccess'],
        text: `You don’t have access to external clients in ${netid}. An administrator can give you access.`,
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
  bulk: ({ selection, known }, on) => <SelectionBar bulk={clientBulk(known)} selection={selection} on={on} />,
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
      <Tertiary>
        Clients used:{' '}
        <Text as="span" tone="primary">
          {String(quota.used)}
        </Text>
      </Tertiary>
      <Tertiary>
        Clients available:{' '}
        <Text as="span" tone="primary">
          {String(Math.max(0, quota.available))}
        </Text>
      </Tertiary>
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
