import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ClientQuota } from './ClientQuota.tsx';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import type { ClientsFrame, ExternalClientsView } from './externalClientsView.ts';

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
                <RelativeTime relative={`Updated ${updated.relative}`} exact={updated.exact} />
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
          advice={updated && `Last updated ${updated.relative}`}
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
