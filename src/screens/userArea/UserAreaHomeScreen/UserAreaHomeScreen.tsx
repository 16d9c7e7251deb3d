import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid, Page } from '../../../components/Layout/Layout.tsx';
import { LinkCard } from '../../../components/LinkCard/LinkCard.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { userAreaSections, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { ownRights, ownText } from '../../../domain/user/userAreaText.ts';
import { LoadError } from '../../state/LoadError/LoadError.tsx';

export type UserAreaHomeView = ReturnType<typeof userAreaHomeView>;

export function userAreaHomeView(viewer: Viewer, data: Loadable<readonly NetworkUserData[]>) {
  const { name } = viewer.user;
  if (data.status === 'failed') return { name, status: 'failed' as const, reason: failureText(data.failure) };
  if (data.status !== 'ready') return { name, status: 'loading' as const };
  if (data.value.length === 0) return { name, status: 'empty' as const };
  return {
    name,
    status: 'ready' as const,
    networks: data.value
      .toSorted((a, b) => compareNames(a.network, b.network))
      .map((area) => ownNetwork(area, viewer)),
  };
}

function ownNetwork(area: NetworkUserData, viewer: Viewer) {
  const { role, meaning } = ownRights(viewer, area.network);
  return {
    netid: area.network,
    href: paths.userArea(area.network),
    rights: `${role}. ${meaning}`,
    facts: factsOf(area),
  };
}

type OwnNetwork = ReturnType<typeof ownNetwork>;

/** Above level 0, the server sends only the user’s own nodes and clients. */
function factsOf({ user, nodes, clients }: NetworkUserData): string {
  const hasNodes = userAreaSections(user.accessLevel).includes('nodeview');
  const counts = [
    ...(hasNodes ? [counted(nodes.length, 'node')] : []),
    counted(clients.length, 'external client'),
  ].join(', ');
  return user.accessLevel === 0 ? counts : `You have ${counts}`;
}

type UserAreaHomeScreenProps = { view: UserAreaHomeView; on: { retry: () => void } };

/** Shows users without administrator rights the networks they can open. */
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
      return <Spinner label="Loading your networks…" />;
    case 'failed':
      return <LoadError heading="Couldn’t load your networks" reason={view.reason} onRetry={on.retry} />;
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

export function OwnNetworks({ networks }: { networks: readonly OwnNetwork[] }) {
  return (
    <Grid columns={2} minColumnWidth={260}>
      {networks.map(({ netid, href, rights, facts }) => (
        <LinkCard key={netid} icon="networks" title={netid} text={rights} href={href} note={facts} />
      ))}
    </Grid>
  );
}
