import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';

export type WelcomeView = {
  readonly name: string;
  /** The user dashboard. */
  readonly href: string;
};

/** What everybody but administrators sees at home (§1): a card that leads to the user dashboard. */
export function WelcomeScreen({ view }: { view: WelcomeView }) {
  return (
    <Page width="form">
      <PageHeader title={labels.section.dashboard} />
      <Panel title={`Welcome ${view.name}`}>
        <Stack gap="gutter">
          <Text tone="secondary">
            Your networks, nodes, external clients and access keys are on your user dashboard.
          </Text>
          <div>
            <LinkButton kind="primary" href={view.href}>
              Please click to continue
            </LinkButton>
          </div>
        </Stack>
      </Panel>
    </Page>
  );
}
