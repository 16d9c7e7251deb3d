import type { IconName } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { FigureCard, Ledger } from '../../../components/Ledger/Ledger.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { PanelBoundary } from '../../../components/PanelBoundary/PanelBoundary.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { AttentionPanel } from './AttentionPanel.tsx';
import type { DashboardCard } from './dashboardCards.ts';
import type { DashboardView } from './dashboardView.ts';
import { FleetPanel } from './FleetPanel.tsx';
import * as css from './DashboardScreen.css.ts';

export type DashboardActions = {
  readonly refresh: () => void;
  readonly approve: (node: NamedNode) => void;
};

/** §1: the administrators' home: how the fleet is, the nine cards, what needs attention, what was done today. */
export function DashboardScreen({ view, on }: { view: DashboardView; on: DashboardActions }) {
  const { updated, staleBecause } = view.freshness;
  return (
    <Page>
      <PageHeader
        title={labels.section.dashboard}
        actions={
          <div className={css.actions}>
            {updated && (
              <Text as="span" variant="hint" tone="tertiary">
                Updated <Age moment={updated} />
              </Text>
            )}
            <IconButton icon="refresh" label={labels.action.refresh} onPress={on.refresh} />
            <LinkButton href={paths.createNetwork()} icon="plus">
              Create network
            </LinkButton>
          </div>
        }
      />
      {staleBecause && (
        <Notice tone="warning" fact={staleBecause} advice="What you see is from the last successful read." />
      )}
      <PanelBoundary title="Fleet">
        <FleetPanel fleet={view.fleet} onRetry={on.refresh} />
      </PanelBoundary>
      <div className={css.parts}>
        <div className={css.attention}>
          <PanelBoundary title="Needs attention">
            <AttentionPanel rows={view.attention} onApprove={on.approve} />
          </PanelBoundary>
        </div>
        <div className={css.cards}>
          <PanelBoundary title="Areas">
            <CardLedger cards={view.cards} />
          </PanelBoundary>
        </div>
        <div className={css.today}>
          <PanelBoundary title="Today">
            <TodayPanel today={view.today} />
          </PanelBoundary>
        </div>
      </div>
    </Page>
  );
}

const icons: Readonly<Record<DashboardCard['id'], IconName>> = {
  networks: 'networks',
  nodes: 'nodes',
  graphs: 'graph',
  accessKeys: 'key',
  externalClients: 'clients',
  dns: 'dns',
  users: 'users',
  admin: 'wrench',
  acls: 'acls',
};

/** The nine cards of §1 as one ledger. */
function CardLedger({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <Ledger label="Overview">
      {cards.map(({ id, label, href, figure, note, actions, links }) => (
        <FigureCard
          key={id}
          icon={icons[id]}
          label={label}
          href={href}
          figure={figure}
          note={note}
          actions={actions}
          links={links}
        />
      ))}
    </Ledger>
  );
}

/** What people changed today, as the server's log tells it. */
function TodayPanel({ today }: { today: DashboardView['today'] }) {
  return (
    <Panel
      title="Today"
      note="from the server log"
      action={
        <Link href={paths.logs()} emphasis="quiet">
          {labels.section.logs}
        </Link>
      }
    >
      <Content today={today} />
    </Panel>
  );
}

function Content({ today }: { today: DashboardView['today'] }) {
  if (today.status === 'loading') return <Skeleton width={280} />;
  if (today.status === 'failed') return <Text tone="secondary">{today.reason}</Text>;
  if (today.actions.length === 0) return <Text tone="secondary">Nothing was changed today.</Text>;
  return (
    <Stack gap="medium">
      {today.actions.map(({ time, who, what }, index) => (
        <Inline key={index} gap="xlarge" align="baseline">
          <Text as="span" tone="tertiary">
            <Mono>{time}</Mono>
          </Text>
          <Text as="span" tone="secondary">
            <Text as="span" variant="strong" tone="primary">
              <Identifier>{who}</Identifier>
            </Text>{' '}
            {what}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
