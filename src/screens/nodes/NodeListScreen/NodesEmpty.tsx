import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { docsUrl } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';

/** To whoever is told of no nodes but the own. */
export function NoOwnNodes({ areaHref }: { areaHref: string }) {
  return (
    <EmptyState
      art="graph"
      heading={messages['node.none']}
      text={ownText.ownNodesOnly}
      primary={
        <LinkButton size="form" href={areaHref}>
          {labels.section.userArea}
        </LinkButton>
      }
    />
  );
}

/** A known network, or a whole server, that no machine has joined yet. */
export function NodesEmpty({ addKeyHref }: { addKeyHref: string | undefined }) {
  return (
    <EmptyState
      art="graph"
      heading={messages['node.none']}
      text={
        addKeyHref
          ? 'Machines appear here within seconds of joining. Create an access key and run its join command.'
          : 'Machines appear here within seconds of joining.'
      }
      primary={
        addKeyHref && (
          <LinkButton kind="primary" size="form" icon="key" href={addKeyHref}>
            Create access key
          </LinkButton>
        )
      }
      secondary={
        <LinkButton size="form" icon="docs" href={docsUrl} isExternal>
          Install instructions
        </LinkButton>
      }
    />
  );
}
