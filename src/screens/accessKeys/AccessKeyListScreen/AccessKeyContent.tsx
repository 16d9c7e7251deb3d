import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { accessKeyText } from '../../../domain/text/accessKeyText.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { AccessKeyListActions } from './accessKeyListActions.ts';
import { sortAfter } from './accessKeyListQuery.ts';
import type { AccessKeyListView, AccessKeyRow } from './accessKeyListView.ts';
import { AccessKeyTable } from './AccessKeyTable.tsx';

type AccessKeyContentProps = {
  view: Exclude<AccessKeyListView, { status: 'unknown' | 'denied' }>;
  on: Pick<AccessKeyListActions, 'refresh' | 'narrow'>;
  onAsk: (row: AccessKeyRow) => void;
};

/** The rows, or what stands in their place. */
export function AccessKeyContent({ view, on, onAsk }: AccessKeyContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return (
        <AccessKeyTable
          rows={view.status === 'ready' ? view.rows : []}
          isLoading={view.status === 'loading'}
          sort={view.sort}
          onSort={(column) => on.narrow({ sort: sortAfter(view.sort, column) })}
          onAsk={onAsk}
        />
      );
    case 'failed':
      return (
        <ErrorState heading="The access keys could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['accesskey.none']}
          text="With a key a machine joins the network without waiting for approval."
          primary={
            <LinkButton kind="primary" size="form" icon="key" href={view.createHref}>
              {accessKeyText.create}
            </LinkButton>
          }
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['accesskey.none']}
          text={`No key’s name contains “${view.search}”.`}
          primary={
            <Button size="form" onPress={() => on.narrow({ search: '' })}>
              Clear search
            </Button>
          }
        />
      );
  }
}
