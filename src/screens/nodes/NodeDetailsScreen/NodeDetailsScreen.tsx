import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PanelBoundary } from '../../../components/PanelBoundary/PanelBoundary.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../../shared/RecordNotFoundScreen/RecordNotFoundScreen.tsx';
import { NodeQuestion } from '../NodeQuestion/NodeQuestion.tsx';
import { useRolePress } from '../roles/useRolePress.tsx';
import { AttachedClientsPanel } from './AttachedClientsPanel.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import type { NodeDetailsActions } from './nodeDetailsActions.ts';
import { NodeDetailsHeader } from './NodeDetailsHeader.tsx';
import type { NodeDetails, NodeDetailsView } from './nodeDetailsView.ts';
import { ReachPanel } from './ReachPanel.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import * as css from './NodeDetailsScreen.css.ts';

export type NodeDetailsScreenProps = { view: NodeDetailsView; on: NodeDetailsActions };

/** §2 "Node details": everything known of one node, to be read. */
export function NodeDetailsScreen({ view, on }: NodeDetailsScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: messages['node.notfound'],
            text: view.text,
            listHref: view.listHref,
            listLabel: 'See all nodes',
          }}
        />
      );
    case 'failed':
      return <ErrorState heading="The node could not be loaded" text={view.reason} onRetry={on.refresh} />;
    case 'ready':
      return <Details view={view} on={on} />;
  }
}

function Details({ view, on }: { view: NodeDetails; on: NodeDetailsActions }) {
  const [asked, setAsked] = useState<'approve' | 'delete'>();
  const { pressRole, roleQuestion } = useRolePress(on);
  const { node, deletion, freshness } = view;
  const question =
    asked === 'delete'
      ? { verb: 'delete' as const, nodes: [node], deletion }
      : { verb: 'approve' as const, nodes: [node] };
  return (
    <Page>
      <NodeDetailsHeader view={view} onRefresh={on.refresh} onAsk={setAsked} />
      {freshness.staleBecause && (
        <Notice
          tone="warning"
          fact={freshness.staleBecause}
          advice={freshness.updated && `Last updated ${freshness.updated.relative}`}
          action={
            <Button size="small" onPress={on.refresh}>
              Try again
            </Button>
          }
        />
      )}
      <div className={css.groups}>
        <div className={css.group.settings}>
          <PanelBoundary title="Addresses">
            <FieldPanel title="Addresses" fields={view.addresses} />
          </PanelBoundary>
          <PanelBoundary title="WireGuard">
            <FieldPanel title="WireGuard" fields={view.wireGuard} />
          </PanelBoundary>
        </div>
        <div className={css.group.life}>
          <PanelBoundary title="Lifetime">
            <FieldPanel title="Lifetime" fields={view.lifetime} />
          </PanelBoundary>
          <PanelBoundary title="Behaviour">
            <FieldPanel title="Behaviour" fields={view.behaviour} />
          </PanelBoundary>
          <PanelBoundary title="Reach">
            <ReachPanel reach={view.reach} aclsHref={view.acls?.href} />
          </PanelBoundary>
        </div>
        <div className={css.group.roles}>
          <PanelBoundary title="Gateway roles">
            <RolesPanel rows={view.roleRows} onRole={pressRole} />
          </PanelBoundary>
          {view.clients && (
            <PanelBoundary title="External clients">
              <AttachedClientsPanel clients={view.clients} />
            </PanelBoundary>
          )}
        </div>
      </div>
      {roleQuestion}
      {asked && (
        <NodeQuestion
          question={question}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            if (asked === 'delete') on.remove(node);
            else on.approve(node);
          }}
        />
      )}
    </Page>
  );
}
