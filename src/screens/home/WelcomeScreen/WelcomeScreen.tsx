import { LinkButton } from '../../../components/Button/Button.tsx';
import { Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { OwnNetworks, type UserAreaHomeView } from '../../userArea/UserAreaHomeScreen/UserAreaHomeScreen.tsx';

export type WelcomeView = {
  readonly home: UserAreaHomeView;
  readonly href: string;
  readonly refused?: 'acls' | 'page' | undefined;
};

/** Home page for users who aren’t administrators, with a link to the user dashboard and their networks. */
export function WelcomeScreen({ view: { home, href, refused } }: { view: WelcomeView }) {
  return (
    <Page>
      <PageHeader title={labels.section.dashboard} />
      {refused && <Notice tone="info" {...(refused === 'acls' ? ownText.deniedAcls : ownText.deniedPage)} />}
      <Panel title={`Welcome ${home.name}`}>
        <Stack gap="gutter">
          <Text tone="secondary">{home.status === 'empty' ? ownText.noNetwork : ownText.dashboard}</Text>
          <div>
            <LinkButton kind="primary" href={href}>
              Open user dashboard
            </LinkButton>
          </div>
        </Stack>
      </Panel>
      {home.status === 'ready' && <OwnNetworks networks={home.networks} />}
    </Page>
  );
}
