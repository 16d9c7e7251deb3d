import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { missingNetwork } from '../../shared/NotFoundScreen/missingNetwork.ts';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import type { NetworkAt } from '../NetworkDetailsScreen/networkDetailsView.ts';

type LegacyAccessKeysView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly netid: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'denied'; readonly networkHref: string }
  | {
      readonly status: 'ready';
      readonly netid: string;
      readonly keysHref: string;
      readonly keys: readonly { readonly name: string; readonly uses: number }[];
    };

export function legacyAccessKeysView(netid: string, found: NetworkAt): LegacyAccessKeysView {
  switch (found.status) {
    case 'loading':
      return { status: 'loading' };
    case 'missing':
      return { status: 'missing', netid };
    case 'denied':
      return { status: 'denied', networkHref: paths.network(netid) };
    case 'failed':
      return found;
    case 'ready':
      return {
        status: 'ready',
        netid,
        keysHref: paths.accessKeys(netid),
        keys: found.network.accessKeys.map(({ name, uses }) => ({ name, uses })),
      };
  }
}

type LegacyAccessKeysScreenProps = { view: LegacyAccessKeysView; on: LegacyAccessKeysActions };

/** Kept for old links: its buttons change nothing, and the page says so. */
export function LegacyAccessKeysScreen({ view, on }: LegacyAccessKeysScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'missing':
      return <RecordNotFoundScreen view={missingNetwork(view.netid)} />;
    case 'failed':
      return <FailedRead heading="The network could not be loaded" reason={view.reason} onRetry={on.retry} />;
    case 'denied':
      return (
        <EmptyState
          heading="You may not see the access keys"
          text="The keys of a network are shown to its administrators."
          primary={
            <LinkButton href={view.networkHref} size="form">
              Back to the network
            </LinkButton>
          }
        />
      );
    case 'ready':
      return <Keys view={view} on={on} />;
  }
}

type KeysProps = {
  view: Extract<LegacyAccessKeysView, { status: 'ready' }>;
  on: LegacyAccessKeysActions;
};

function Keys({ view: { netid, keysHref, keys }, on }: KeysProps) {
  return (
    <Page>
      <PageHeader
        title={`Access keys of ${netid}`}
        count={keys.length}
        actions={
          <Button icon="plus" onPress={on.add}>
            Add new access key
          </Button>
        }
      />
      <Notice
        tone="info"
        fact="This is a legacy page."
        advice="Its buttons change nothing: they only write to the browser’s console."
        action={
          <LinkButton size="small" href={keysHref}>
            Manage access keys
          </LinkButton>
        }
      />
      {keys.length === 0 && <Text tone="secondary">{messages['accesskey.none']}</Text>}
      <Grid columns={4} minColumnWidth={240}>
        {keys.map(({ name, uses }) => (
          <LegacyKeyCard key={name} name={name} uses={uses} onDelete={() => on.remove(name)} />
        ))}
      </Grid>
    </Page>
  );
}

type LegacyAccessKeysActions = {
  retry(): void;
  add(): void;
  remove(name: string): void;
};

type LegacyKeyCardProps = { name: string; uses: number; onDelete: () => void };

function LegacyKeyCard({ name, uses, onDelete }: LegacyKeyCardProps) {
  return (
    <Panel>
      <Stack gap="medium">
        <DescriptionList>
          <DescriptionItem label="Name">
            <Identifier>{name}</Identifier>
          </DescriptionItem>
          <DescriptionItem label="Uses">{uses}</DescriptionItem>
        </DescriptionList>
        <span>
          <Button size="small" aria-label={`Delete key ${name}`} onPress={onDelete}>
            Delete key
          </Button>
        </span>
      </Stack>
    </Panel>
  );
}
