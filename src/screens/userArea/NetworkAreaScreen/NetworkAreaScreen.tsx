import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { LinkCard } from '../../../components/LinkCard/LinkCard.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { UserAreaSection } from '../../../domain/session/userArea.ts';
import { messages } from '../../../domain/text/messages.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../../shared/RecordNotFoundScreen/RecordNotFoundScreen.tsx';
import { NodeAttention } from './NodeAttention.tsx';
import type { NetworkAreaView } from './networkAreaView.ts';

type NetworkAreaScreenProps = { view: NetworkAreaView; on: { retry: () => void } };

const icons: Readonly<Record<UserAreaSection, IconName>> = {
  proedit: 'edit',
  nodeview: 'nodes',
  accesskeys: 'key',
  vpnview: 'clients',
};

/** §2 `/prouser/{netid}`: one card for each thing a person may do on the network. */
export function NetworkAreaScreen({ view, on }: NetworkAreaScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <ErrorState heading="Your network could not be loaded" text={view.reason} onRetry={on.retry} />;
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: 'Not Found',
            text: `You have no network ${view.netid}. It may have been deleted, or you were taken out of it.`,
            listHref: view.listHref,
            listLabel: 'See your networks',
          }}
        />
      );
    case 'denied':
      return (
        <EmptyState
          heading={messages['pro.noaccess']}
          text={`${view.netid}: ${view.text}`}
          primary={
            <LinkButton href={view.listHref} size="form">
              See your networks
            </LinkButton>
          }
        />
      );
    case 'ready':
      return (
        <Page>
          <PageHeader
            title={view.netid}
            isTitleIdentifier
            facts={<Tag icon={view.level === 0 ? 'admin' : 'users'}>{view.role}</Tag>}
            note={<Text tone="secondary">{view.text}</Text>}
          />
          <Grid columns={2} minColumnWidth={260}>
            {view.cards.map(({ section, ...card }) => (
              <LinkCard key={section} icon={icons[section]} {...card} />
            ))}
          </Grid>
          {view.attention.length > 0 && <NodeAttention rows={view.attention} />}
        </Page>
      );
  }
}
