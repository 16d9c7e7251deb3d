import { LinkButton } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel, PanelBoundary } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Hint, Identifier, Mono, Secondary, Tertiary, Text } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { notRecorded } from '../../../domain/log/logActions.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { AttentionPanel, PartFailed } from './AttentionPanel.tsx';
import { StatGrid } from './StatGrid.tsx';
import type { DashboardView } from './dashboardView.ts';
import { GetStartedPanel } from './GetStartedPanel.tsx';
import { FleetPanel } from './FleetPanel.tsx';
import * as css from './DashboardScreen.css.ts';

type DashboardScreenProps = {
  view: DashboardView;
  on: {
    readonly refresh: () => void;
    readonly act: Act;
    readonly hideGetStarted: () => void;
  };
};

/** Home page for administrators: fleet health, overview cards, issues that need attention, and today’s changes. */
export function DashboardScreen({ view, on }: DashboardScreenProps) {
  const { getStarted } = view;
  const { updated, staleBecause } = view.freshness;
  const approve = (node: NamedNode) => on.act([{ kind: 'approveNode', node }]);
  return (
    <Page>
      <PageHeader
        title={getStarted ? 'Welcome to your new server' : labels.section.dashboard}
        facts={
          !getStarted &&
          view.verdict !== undefined && (
            <Text as="span" tone="secondary">
              {view.verdict}
            </Text>
          )
        }
        actions={
          <div className={css.actions}>
            {updated && (
              <Hint as="span">
                Updated <Age moment={updated} />
              </Hint>
            )}
            <IconButton icon="refresh" label={labels.action.refresh} onPress={on.refresh} />
            {!getStarted && (
              <LinkButton href={paths.createNetwork()} icon="plus">
                Create network
              </LinkButton>
            )}
          </div>
        }
      />
      {staleBecause && (
        <Notice tone="warning" fact={staleBecause} advice="Showing data from the last successful refresh." />
      )}
      {getStarted ? (
        <PanelBoundary title="Get started">
          <GetStartedPanel getStarted={getStarted} onApprove={approve} onHide={on.hideGetStarted} />
        </PanelBoundary>
      ) : (
        <PanelBoundary title="Fleet">
          <FleetPanel fleet={view.fleet} onRetry={on.refresh} />
        </PanelBoundary>
      )}
      <div className={css.parts}>
        <div className={css.attention}>
          <PanelBoundary title="Needs attention">
            <AttentionPanel
              attention={view.attention}
              isNew={getStarted !== undefined}
              onApprove={approve}
              onRetry={on.refresh}
            />
          </PanelBoundary>
        </div>
        <div className={css.cards}>
          <PanelBoundary title="Areas">
            <StatGrid cards={view.cards} />
          </PanelBoundary>
        </div>
        <div className={css.today}>
          <PanelBoundary title="Today">
            <TodayPanel today={view.today} onRetry={on.refresh} />
          </PanelBoundary>
        </div>
        {view.expiring.status === 'ready' && !getStarted && (
          <div className={css.expiring}>
            <PanelBoundary title="Expires soon">
              <ExpiringPanel rows={view.expiring.rows} />
            </PanelBoundary>
          </div>
        )}
      </div>
    </Page>
  );
}

type TodayPanelProps = { today: DashboardView['today']; onRetry: () => void };

function TodayPanel({ today, onRetry }: TodayPanelProps) {
  return (
    <Panel
      title="Today"
      note={today.status === 'ready' && today.day ? `${today.day}, server time` : 'from the server log'}
      action={
        <Link href={paths.logs()} emphasis="quiet">
          {labels.section.logs}
        </Link>
      }
    >
      <Content today={today} onRetry={onRetry} />
    </Panel>
  );
}

function Content({ today, onRetry }: TodayPanelProps) {
  if (today.status === 'loading') return <Skeleton width={280} />;
  if (today.status === 'failed') return <PartFailed reason={today.reason} onRetry={onRetry} />;
  if (today.actions.length === 0) {
    return <Text tone="secondary">{noChanges(today)}</Text>;
  }
  return (
    <Stack gap="medium">
      {today.actions.map(({ time, who, action, target, href }, index) => (
        <Inline key={index} gap="xlarge" align="baseline">
          <Tertiary>
            <Mono>{time}</Mono>
          </Tertiary>
          <Secondary>
            {who !== undefined && strong(who)} {action}{' '}
            {href === undefined ? (
              strong(target)
            ) : (
              <Link href={href} emphasis="name">
                {target}
              </Link>
            )}
            {who === undefined && <span> · {notRecorded}</span>}
          </Secondary>
        </Inline>
      ))}
    </Stack>
  );
}

type ExpiringPanelProps = Pick<Extract<DashboardView['expiring'], { status: 'ready' }>, 'rows'>;

function ExpiringPanel({ rows }: ExpiringPanelProps) {
  return (
    <Panel title="Expires soon" note="within 30 days">
      {rows.length === 0 && <Text tone="secondary">No nodes expire in this time.</Text>}
      <Stack gap="medium">
        {rows.map(({ key, name, href, when }) => (
          <Inline key={key} justify="between" align="baseline">
            <Link href={href} emphasis="name">
              <Identifier>{name}</Identifier>
            </Link>
            <Tertiary>{when}</Tertiary>
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

function noChanges({ day, since }: { day: string | undefined; since: string | undefined }): string {
  if (day === undefined) return 'Nothing logged today yet.';
  return since === undefined ? 'No changes today.' : `No changes since ${since}.`;
}

function strong(name: string) {
  return (
    <Text as="span" variant="strong" tone="primary">
      <Identifier>{name}</Identifier>
    </Text>
  );
}
