import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { DashboardView } from './dashboardView.ts';

/** What people changed today, as the server's log tells it. */
export function TodayPanel({ today }: { today: DashboardView['today'] }) {
  return (
    <Panel
      title="Today"
      note="from the server log"
      action={
        <Link href={paths.logs()} emphasis="quiet">
          {labels.section.logs}
        </Link>
      }
    >
      <Content today={today} />
    </Panel>
  );
}

function Content({ today }: { today: DashboardView['today'] }) {
  if (today.status === 'loading') return <Skeleton width={280} />;
  if (today.status === 'failed') return <Text tone="secondary">{today.reason}</Text>;
  if (today.actions.length === 0) return <Text tone="secondary">Nothing was changed today.</Text>;
  return (
    <Stack gap="medium">
      {today.actions.map(({ time, who, what }, index) => (
        <Inline key={index} gap="xlarge" align="baseline">
          <Text as="span" tone="tertiary">
            <Mono>{time}</Mono>
          </Text>
          <Text as="span" tone="secondary">
            <Text as="span" variant="strong" tone="primary">
              <Identifier>{who}</Identifier>
            </Text>{' '}
            {what}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
