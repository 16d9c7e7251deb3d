import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { NetworkDetails } from './networkDetailsView.ts';

export type NetworkDetailsActionsProps = {
  view: NetworkDetails;
  onRefresh: () => void;
  onDelete: () => void;
};

/** §2: Edit, nodes, access keys, graph, ACLs, delete; the main one last, as on every page. */
export function WideActions({ view, onRefresh, onDelete }: NetworkDetailsActionsProps) {
  const { links, deletion, isRefreshing } = view;
  return (
    <>
      <IconButton icon="refresh" label={labels.action.refresh} isPending={isRefreshing} onPress={onRefresh} />
      <LinkButton icon="nodes" href={links.nodes}>
        {labels.section.nodes}
      </LinkButton>
      {links.accessKeys && (
        <LinkButton icon="key" href={links.accessKeys}>
          {labels.section.accessKeys}
        </LinkButton>
      )}
      <LinkButton icon="graph" href={links.graph}>
        Graph
      </LinkButton>
      {links.acls && (
        <LinkButton icon="acls" href={links.acls}>
          {labels.section.acls}
        </LinkButton>
      )}
      {deletion && (
        <Button
          kind="dangerText"
          icon="trash"
          onPress={onDelete}
          {...(!deletion.isPossible && { isDisabled: true, disabledReason: deletion.reason })}
        >
          {labels.action.delete}
        </Button>
      )}
      {links.edit && (
        <LinkButton kind="primary" icon="edit" href={links.edit}>
          {labels.action.edit}
        </LinkButton>
      )}
    </>
  );
}
