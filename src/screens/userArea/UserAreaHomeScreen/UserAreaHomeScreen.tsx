import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid, Page } from '../../../components/Layout/Layout.tsx';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { LinkCard } from '../../../components/LinkCard/LinkCard.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import type { OwnNetwork, UserAreaHomeView } from './userAreaHomeView.ts';

type UserAreaHomeScreenProps = { view: UserAreaHomeView; on: { retry: () => void } };

/** §2 `/prouser`: the networks of the person who is signed in. */
export function UserAreaHomeScreen({ view, on }: UserAreaHomeScreenProps) {
  return (
    <Page>
      <PageHeader title={`Welcome ${view.name}`} />
      <Content view={view} on={on} />
    </Page>
  );
}

function Content({ view, on }: UserAreaHomeScreenProps) {
  switch (view.status) {
    case 'loading':
      return <Spinner label="Loading your networks" />;
    case 'failed':
      return (
        <FailedRead heading="Your networks could not be loaded" reason={view.reason} onRetry={on.retry} />
      );
    case 'empty':
      return <EmptyState heading={messages['error.noresults']} text={ownText.noNetwork} />;
    case 'ready':
      return (
        <>
          <Text tone="secondary">Select network</Text>
          <OwnNetworks networks={view.networks} />
        </>
      );
  }
}

/** One card for each network, with what the person may do there. */
export function OwnNetworks({ networks }: { networks: readonly OwnNetwork[] }) {
  return (
    <Grid columns={2} minColumnWidth={260}>
      {networks.map(({ netid, href, rights, facts }) => (
        <LinkCard key={netid} icon="networks" title={netid} text={rights} href={href} note={facts} />
      ))}
    </Grid>
  );
}
