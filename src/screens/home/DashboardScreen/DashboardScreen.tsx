import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { PanelBoundary } from '../../../components/PanelBoundary/PanelBoundary.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { NodeRef } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { AttentionPanel } from './AttentionPanel.tsx';
import { CardLedger } from './CardLedger.tsx';
import * as css from './DashboardScreen.css.ts';
import type { DashboardView } from './dashboardView.ts';
import { FleetPanel } from './FleetPanel.tsx';
import { TodayPanel } from './TodayPanel.tsx';

export type DashboardActions = {
  readonly refresh: () => void;
  readonly approve: (node: NodeRef & { readonly name: string }) => void;
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
                Updated <RelativeTime {...updated} />
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
