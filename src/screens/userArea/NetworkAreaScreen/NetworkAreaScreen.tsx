import { LinkButton } from '../../../components/Button/Button.tsx';
import { Grid, Page } from '../../../components/Layout/Layout.tsx';
import { Identifier, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { LinkCard } from '../../../components/LinkCard/LinkCard.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { paths } from '../../../domain/paths.ts';
import type { UserAreaSection } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingNotice } from '../../findings/FindingMark/FindingNotice.tsx';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import type { NetworkAreaView, AreaClient } from './networkAreaView.ts';
import * as css from './NetworkAreaScreen.css.ts';

type NetworkAreaScreenProps = { view: NetworkAreaView; on: { retry: () => void } };

const icons: Readonly<Record<UserAreaSection, IconName>> = {
  proedit: 'edit',
  nodeview: 'nodes',
  accesskeys: 'key',
  vpnview: 'clients',
};

/** Shows users without administrator rights the parts of a network that their access level includes. */
export function NetworkAreaScreen({ view, on }: NetworkAreaScreenProps) {
  if (view.status !== 'ready') return <RecordPlaceholder view={view} onRetry={on.retry} />;
  return (
    <Page>
      <PageHeader
        title={view.netid}
        isTitleIdentifier
        facts={<Tag icon={view.level === 0 ? 'admin' : 'users'}>{view.role}</Tag>}
        note={<Text tone="secondary">{view.text}</Text>}
        actions={
          <LinkButton icon="circleAlert" href={paths.findings(view.netid)}>
            {labels.section.findings}
          </LinkButton>
        }
      />
      <Grid columns={2} minColumnWidth={260}>
        {view.cards.map(({ section, ...card }) => (
          <LinkCard key={section} icon={icons[section]} {...card} />
        ))}
      </Grid>
      {view.clients.length > 0 && <ClientList clients={view.clients} />}
      <FindingNotice notice={view.findings} />
    </Page>
  );
}

function ClientList({ clients }: { clients: readonly AreaClient[] }) {
  return (
    <Panel title="External clients" count={clients.length} padding="none" isBareOnPhone>
      <ul>
        {clients.map(({ clientId, qrHref }) => (
          <li key={clientId} className={css.row}>
            <div className={css.words}>
              <Identifier>{clientId}</Identifier>
            </div>
            <LinkButton href={qrHref} size="small" icon="qrCode">
              QR code<VisuallyHidden> for {clientId}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
