import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { docsUrl } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';

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
