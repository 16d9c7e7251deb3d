import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import type { NetworkListView } from './networkListView.ts';

type NetworkListHeadProps = { view: NetworkListView; onRefresh: () => void };

/** Title with count, and what can be done; above a list that could not be read anew, why. */
export function NetworkListHead({ view, onRefresh }: NetworkListHeadProps) {
  const { staleBecause, updated } = view.freshness;
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
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && `Last updated ${updated.relative}`}
          action={
            <Button size="small" onPress={onRefresh}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}
