import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/text/userAreaText.ts';
import type { NodeListActions } from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';

type NodeListHeaderProps = {
  frame: NodeListFrame;
  isLoading: boolean;
  on: NodeListActions;
};

/** Title with count, how fresh the list is, and where else to go. */
export function NodeListHeader({ frame, isLoading, on }: NodeListHeaderProps) {
  const { title, isNetwork, count, graphHref, addNodeHref, isRefreshing } = frame;
  return (
    <PageHeader
      title={title}
      isTitleIdentifier={isNetwork}
      {...(count !== undefined && { count })}
      facts={
        isLoading ? (
          <Skeleton width={24} height={14} />
        ) : (
          frame.isOwnOnly && (
            <Text as="span" tone="secondary">
              {ownText.ownNodesOnly}
            </Text>
          )
        )
      }
      actions={
        <>
          <Text as="span" variant="hint" tone="tertiary">
            <Freshness frame={frame} isLoading={isLoading} />
          </Text>
          <IconButton
            icon="refresh"
            label={labels.action.refresh}
            isPending={isRefreshing}
            onPress={on.refresh}
          />
          {graphHref && (
            <LinkButton icon="graph" href={graphHref}>
              Graph
            </LinkButton>
          )}
          {addNodeHref && (
            <LinkButton kind="primary" icon="plus" href={addNodeHref}>
              Add node
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function Freshness({ frame, isLoading }: { frame: NodeListFrame; isLoading: boolean }) {
  const { updated } = frame.freshness;
  if (isLoading) return 'Loading nodes';
  if (!updated) return null;
  return <RelativeTime relative={`Updated ${updated.relative}`} exact={updated.exact} />;
}
