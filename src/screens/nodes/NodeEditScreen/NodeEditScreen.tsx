import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { NodeField } from '../../../domain/node/nodeForm.ts';
import { messages } from '../../../domain/text/messages.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import type { EditorActions } from '../../shared/RecordEditor/editorView.ts';
import { RecordEditor } from '../../shared/RecordEditor/RecordEditor.tsx';
import type { NodeEditView } from './nodeEditView.ts';

/** §2 "Node edit". */
export function NodeEditScreen({ view, on }: { view: NodeEditView; on: NodeEditActions }) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedRead heading="The node could not be loaded" reason={view.reason} onRetry={on.retry} />;
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: messages['node.notfound'],
            text: view.text,
            listHref: view.listHref,
            listLabel: 'See all nodes',
          }}
        />
      );
    case 'denied':
      return (
        <EmptyState
          heading="You may look at this node, not change it"
          text="Nodes are edited by administrators and by the administrators of their network."
          primary={
            <LinkButton href={view.detailsHref} size="form">
              See its details
            </LinkButton>
          }
        />
      );
    case 'ready':
      return <RecordEditor view={view} facts={<HealthBadge health={view.health} />} on={on} />;
  }
}

type NodeEditActions = EditorActions<NodeField> & {
  /** Reads again what could not be loaded. */
  retry: () => void;
};
