import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline, Page } from '../../../components/Layout/Layout.tsx';
import { Panel, PanelBoundary } from '../../../components/Panel/Panel.tsx';
import { Identifier, Mono, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { expiryFix } from '../../../domain/node/health.ts';
import { grouped } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { reachItem } from '../../actions/menuItems.ts';
import { FieldPanel } from '../../editor/FieldPanel.tsx';
import { RoleRows } from '../roles/RoleRows.tsx';
import { NodeDetailsHeader } from './NodeDetailsHeader.tsx';
import { FirstFacts } from './FirstFacts.tsx';
import type { NodeDetails, NodeDetailsView, AttachedClients } from './nodeDetailsView.ts';
import { PeersPanel } from './PeersPanel.tsx';
import { StaleNotice } from '../../list/StaleNotice/StaleNotice.tsx';
import { WorstFinding } from '../../findings/FindingMark/WorstFinding.tsx';
import * as css from './NodeDetailsScreen.css.ts';

export type NodeDetailsScreenProps = { view: NodeDetailsView; on: { refresh(): void; act: Act } };

/** Page of a node with its addresses, WireGuard settings, gateway roles, reachability and external clients. */
export function NodeDetailsScreen({ view, on }: NodeDetailsScreenProps) {
  if (view.status === 'ready') return <Details view={view} on={on} />;
  return <RecordPlaceholder view={view} onRetry={on.refresh} />;
}

type DetailsProps = { view: NodeDetails; on: { refresh(): void; act: Act } };

function Details({ view, on }: DetailsProps) {
  const { node, offers, freshness } = view;
  return (
    <Page>
      <NodeDetailsHeader view={view} onRefresh={on.refresh} onAct={on.act} />
      <StaleNotice freshness={freshness} onRetry={on.refresh} />
      {view.closed && (
        <Notice
          tone="info"
          fact={`${view.closed.netid} requires an access key, so this node can’t be approved.`}
          advice="Allow joining without a key in the network settings first."
          action={
            <LinkButton size="small" href={view.closed.editHref}>
              Edit network
            </LinkButton>
          }
        />
      )}
      {view.expired && (
        <Notice
          tone="warning"
          fact={`This node expired ${view.expired.ago} but still has access.`}
          advice={expiryFix}
          action={
            <Inline gap="small">
              {view.expired.canDisconnect && (
                <Button size="small" onPress={() => on.act([offers.disconnect.action])}>
                  Disconnect
                </Button>
              )}
              {offers.remove.obstacle === undefined && (
                <Button size="small" kind="dangerText" onPress={() => on.act([offers.remove.action])}>
                  {labels.action.delete}
                </Button>
              )}
            </Inline>
          }
        />
      )}
      <FirstFacts view={view} />
      <WorstFinding netid={node.network} nodeId={node.id} findings={view.findings} />
      <div className={css.groups}>
        <div className={css.main}>
          <PanelBoundary title="Peers">
            <PeersPanel peers={view.peers} reachHref={reachItem(node).href} />
          </PanelBoundary>
          <div className={css.settings}>
            <FieldPanel title="Addresses" fields={view.addresses} hasUnsetLast />
            <FieldPanel title="WireGuard" fields={view.wireGuard} hasUnsetLast />
          </div>
          <FieldPanel title="Behaviour" fields={view.behaviour} columns={2} hasUnsetLast />
        </div>
        <div className={css.side}>
          <PanelBoundary title="Roles">
            <Panel title="Roles" padding="none">
              <RoleRows rows={view.roleRows} onRole={(action) => on.act([action])} />
            </Panel>
          </PanelBoundary>
          {view.clients && (
            <PanelBoundary title="External clients">
              <AttachedClientsPanel clients={view.clients} />
            </PanelBoundary>
          )}
        </div>
      </div>
    </Page>
  );
}

function AttachedClientsPanel({ clients }: { clients: AttachedClients }) {
  return (
    <Panel
      title="External clients"
      count={clients.count}
      padding="none"
      action={
        <Link href={clients.href} aria-label="Open external clients">
          Open
        </Link>
      }
    >
      {clients.count === 0 ? (
        <p className={css.rest}>No clients attached</p>
      ) : (
        <ul className={css.list}>
          {clients.first.map(({ id, address, isEnabled }) => (
            <li key={id} className={css.client}>
              <ToneGlyph tone={isEnabled ? 'healthy' : 'off'} />
              <VisuallyHidden>{isEnabled ? 'Enabled' : 'Disabled'}</VisuallyHidden>
              <span className={css.name}>
                <Identifier>{id}</Identifier>
              </span>
              <span className={css.address}>
                <Mono>{address}</Mono>
              </span>
            </li>
          ))}
        </ul>
      )}
      {clients.others > 0 && <p className={css.rest}>and {grouped(clients.others)} more</p>}
    </Panel>
  );
}
