import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { NetworkDetails } from './networkDetailsView.ts';

type NetworkDetailsHeaderProps = { view: NetworkDetails; onRefresh: () => void; onDelete: () => void };

/** Name, what belongs to the network, and where one can go from here. */
export function NetworkDetailsHeader(props: NetworkDetailsHeaderProps) {
  return (
    <PageHeader
      title={props.view.netid}
      isTitleIdentifier
      note={<Facts view={props.view} />}
      actions={<Actions {...props} />}
    />
  );
}

function Facts({ view: { facts, modified, deletion } }: { view: NetworkDetails }) {
  const obstacle = deletion?.isPossible === false ? deletion.obstacle : undefined;
  return (
    <Text variant="hint" tone="tertiary">
      {facts.join(', ')}
      {modified && (
        <>
          {facts.length > 0 && ' · '}modified <RelativeTime {...modified} />
        </>
      )}
      {obstacle && (
        <>
          {' · '}
          <Text as="span" variant="hint" tone="secondary">
            Delete is off while nodes remain.
          </Text>{' '}
          <Link href={obstacle.href}>{obstacle.label}</Link>
        </>
      )}
    </Text>
  );
}

function Actions({ view, onRefresh, onDelete }: NetworkDetailsHeaderProps) {
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
