import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PanelBoundary } from '../../../components/PanelBoundary/PanelBoundary.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { paths } from '../../../domain/paths.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { NotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import { NetworkQuestion } from '../NetworkQuestion/NetworkQuestion.tsx';
import { BehaviourPanel } from './BehaviourPanel.tsx';
import { EnterprisePanel } from './EnterprisePanel.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import type { NetworkDetailsActions } from './networkDetailsActions.ts';
import { NetworkDetailsHeader } from './NetworkDetailsHeader.tsx';
import type { NetworkDetails, NetworkDetailsView } from './networkDetailsView.ts';

export type NetworkDetailsScreenProps = { view: NetworkDetailsView; on: NetworkDetailsActions };

/** §2 "Networks screens": details. */
export function NetworkDetailsScreen({ view, on }: NetworkDetailsScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'missing':
      return <NotFoundScreen view={{ address: view.address, homeHref: paths.home() }} />;
    case 'failed':
      return <ErrorState heading="The network could not be loaded" text={view.reason} onRetry={on.refresh} />;
    case 'denied':
      return (
        <EmptyState
          heading={view.netid}
          text="The settings of this network are shown to its administrators."
          primary={
            <LinkButton href={view.nodesHref} size="form">
              See its nodes
            </LinkButton>
          }
        />
      );
    case 'ready':
      return <Details view={view} on={on} />;
  }
}

function Details({ view, on }: { view: NetworkDetails; on: NetworkDetailsActions }) {
  const [isAsked, setIsAsked] = useState(false);
  const { netid, deletion } = view;
  return (
    <Page>
      <NetworkDetailsHeader view={view} onRefresh={on.refresh} onDelete={() => setIsAsked(true)} />
      <StaleNotice freshness={view.freshness} onRetry={on.refresh} />
      <Grid columns={2} minColumnWidth={400}>
        <Stack>
          <PanelBoundary title="Address ranges">
            <FieldPanel title="Address ranges" fields={view.ranges} />
          </PanelBoundary>
          <PanelBoundary title="Node defaults">
            <FieldPanel title="Node defaults" fields={view.defaults} />
          </PanelBoundary>
        </Stack>
        <Stack>
          <PanelBoundary title="Behaviour">
            <BehaviourPanel fields={view.behaviour} />
          </PanelBoundary>
          {view.enterprise && (
            <PanelBoundary title="Enterprise">
              <EnterprisePanel view={view.enterprise} />
            </PanelBoundary>
          )}
        </Stack>
      </Grid>
      {isAsked && deletion?.isPossible && (
        <NetworkQuestion
          question={{ verb: 'delete', netid, deletion }}
          onNo={() => setIsAsked(false)}
          onYes={() => {
            setIsAsked(false);
            on.remove(netid);
          }}
        />
      )}
    </Page>
  );
}
