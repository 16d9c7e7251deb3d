import { LinkButton } from '../../../components/Button/Button.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier, Secondary, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { grouped } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { OwnNetworks, type UserAreaHomeView } from '../../userArea/UserAreaHomeScreen/UserAreaHomeScreen.tsx';
import type { OwnClients } from './ownClients.ts';
import * as css from './WelcomeScreen.css.ts';

export type WelcomeView = {
  readonly home: UserAreaHomeView;
  readonly clients: OwnClients;
  readonly href: string;
  readonly refused?: 'acls' | 'page' | undefined;
};

/** Home page for users who aren’t administrators, with their clients, a link to the user dashboard, and their networks. */
export function WelcomeScreen({ view: { home, clients, href, refused } }: { view: WelcomeView }) {
  return (
    <Page>
      <PageHeader title={labels.section.dashboard} />
      {refused && <Notice tone="info" {...(refused === 'acls' ? ownText.deniedAcls : ownText.deniedPage)} />}
      <Panel title={`Welcome ${home.name}`}>
        <Stack gap="gutter">
          <Text tone="secondary">{home.status === 'empty' ? ownText.noNetwork : ownText.dashboard}</Text>
          <ClientList clients={clients} />
          <Inline isWrapping>
            <LinkButton kind="primary" href={href}>
              Open user dashboard
            </LinkButton>
            {clients.addHref !== undefined && (
              <LinkButton icon="plus" href={clients.addHref}>
                {externalClientText.add}
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Panel>
      {home.status === 'ready' && <OwnNetworks networks={home.networks} />}
    </Page>
  );
}

function ClientList({ clients: { shown, others } }: { clients: OwnClients }) {
  if (shown.length === 0) return null;
  return (
    <ul aria-label={externalClientText.title} className={css.clients}>
      {shown.map(({ clientId, network, qrHref }) => (
        <li key={qrHref} className={css.client}>
          <span className={css.words}>
            <Identifier>{clientId}</Identifier>
            {network !== undefined && <Secondary> {network}</Secondary>}
          </span>
          <LinkButton href={qrHref} size="small" icon="qrCode">
            QR code<VisuallyHidden> for {clientId}</VisuallyHidden>
          </LinkButton>
        </li>
      ))}
      {others > 0 && (
        <li className={css.client}>
          <Secondary>and {grouped(others)} more</Secondary>
        </li>
      )}
    </ul>
  );
}
