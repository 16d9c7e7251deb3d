import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ClientQuota as Quota } from '../../../domain/externalClient/clientLists.ts';
import { counted } from '../../../domain/format/count.ts';
import { externalClientText } from '../../../domain/externalClient/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { Age, AgeText } from '../../shared/freshness/Age.tsx';
import type { ExternalClientsActions, ClientsFrame, ExternalClientsView } from './externalClientsView.ts';

type ClientsHeaderProps = {
  view: Extract<ExternalClientsView, { frame: ClientsFrame }>;
  on: ExternalClientsActions;
};

/** Title with counts, how fresh the list is, and how many clients a limited user may still make. */
export function ClientsHeader({ view: { frame, status }, on }: ClientsHeaderProps) {
  const { counts, isRefreshing, quota } = frame;
  const { updated, staleBecause } = frame.freshness;
  return (
    <>
      <PageHeader
        title={frame.title}
        isLoading={status === 'loading'}
        {...(counts && { count: counts.clients })}
        facts={
          counts && (
            <Text as="span" tone="tertiary">
              behind {counted(counts.gateways, 'gateway')}
            </Text>
          )
        }
        {...(frame.note !== undefined && { note: <Text tone="secondary">{frame.note}</Text> })}
        actions={
          <>
            {updated && (
              <Text as="span" variant="hint" tone="tertiary">
                <Age what="Updated" moment={updated} />
              </Text>
            )}
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={isRefreshing}
              onPress={on.refresh}
            />
          </>
        }
      />
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && <AgeText what="Last updated" moment={updated} />}
          action={
            <Button size="small" onPress={on.refresh}>
              Try again
            </Button>
          }
        />
      )}
      {quota && <ClientQuota quota={quota} />}
    </>
  );
}

/** §2: clients used and clients available; the limit, once it is reached. */
function ClientQuota({ quota }: { quota: Quota }) {
  const isPhone = useFrameWidth() === 'phone';
  const figures = (
    <Inline gap="xlarge" isWrapping>
      <Text as="span" tone="tertiary">
        Clients used:{' '}
        <Text as="span" tone="primary">
          {String(quota.used)}
        </Text>
      </Text>
      <Text as="span" tone="tertiary">
        Clients available:{' '}
        <Text as="span" tone="primary">
          {String(Math.max(0, quota.available))}
        </Text>
      </Text>
    </Inline>
  );
  if (!quota.isReached) return figures;
  const limit = { fact: messages['extclient.limit'], advice: externalClientText.limitAdvice };
  if (!isPhone) return <Notice tone="warning" {...limit} action={figures} />;
  return (
    <Stack gap="medium">
      <Notice tone="warning" {...limit} />
      {figures}
    </Stack>
  );
}
