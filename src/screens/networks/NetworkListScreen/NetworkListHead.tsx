import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { NetworkListView } from './networkListView.ts';

type NetworkListHeadProps = { view: NetworkListView; onRefresh: () => void };

/** Title with count, and what can be done; above a list that could not be read anew, why. */
export function NetworkListHead({ view, onRefresh }: NetworkListHeadProps) {
  return (
    <>
      <PageHeader
        title={labels.section.networks}
        isLoading={view.status === 'loading'}
        {...(view.count !== undefined && { count: view.count })}
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={view.isRefreshing}
              onPress={onRefresh}
            />
            {view.createHref && (
              <LinkButton kind="primary" icon="plus" href={view.createHref}>
                {newNetworkText.create}
              </LinkButton>
            )}
          </>
        }
      />
      <StaleNotice freshness={view.freshness} onRetry={onRefresh} />
    </>
  );
}
