import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Grid, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import type { NetworkAt } from '../networkAt.ts';

type LegacyView = ReturnType<typeof legacyAccessKeysView>;

export function legacyAccessKeysView(netid: string, found: NetworkAt) {
  switch (found.status) {
    case 'missing':
      return networkNotFound(netid);
    case 'denied':
      return {
        status: 'noRecord' as const,
        heading: 'You don’t have access to access keys',
        text: 'Only administrators and network administrators can view access keys.',
        listHref: paths.network(netid),
        listLabel: 'Back to the network',
      };
    case 'ready':
      return {
        status: 'ready' as const,
        netid,
        keysHref: paths.accessKeys(netid),
        keys: found.network.accessKeys.map(({ name, uses }) => ({ name, uses })),
      };
    default:
      return found;
  }
}

type LegacyAccessKeysScreenProps = {
  view: LegacyView;
  on: { retry(): void; add(): void; remove(name: string): void };
};

/** Page for old links. Its buttons only write to the browser’s console, and a notice says so. */
export function LegacyAccessKeysScreen({ view, on }: LegacyAccessKeysScreenProps) {
  if (view.status === 'ready') return <Keys view={view} on={on} />;
  return <RecordPlaceholder view={view} onRetry={on.retry} />;
}

type KeysProps = { view: Extract<LegacyView, { status: 'ready' }>; on: LegacyAccessKeysScreenProps['on'] };

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
        advice="Its buttons don’t change anything. They only write to the browser’s console."
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
