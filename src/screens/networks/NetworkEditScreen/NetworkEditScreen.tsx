import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { NetworkField } from '../../../domain/network/networkForm.ts';
import { paths } from '../../../domain/paths.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { NotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import type { EditorActions } from '../../shared/RecordEditor/editorView.ts';
import { RecordEditor } from '../../shared/RecordEditor/RecordEditor.tsx';
import type { NetworkEditView } from './networkEditView.ts';

/** §2 "Networks screens": edit. */
export function NetworkEditScreen({ view, on }: { view: NetworkEditView; on: NetworkEditActions }) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedRead heading="The network could not be loaded" reason={view.reason} onRetry={on.retry} />;
    case 'missing':
      return <NotFoundScreen view={{ address: view.address, homeHref: paths.home() }} />;
    case 'denied':
      return (
        <EmptyState
          heading="You may not change this network"
          text="A network is edited by administrators and by those who administer it."
          primary={
            <LinkButton href={view.listHref} size="form">
              See your networks
            </LinkButton>
          }
        />
      );
    case 'ready':
      return <RecordEditor view={view} on={on} />;
  }
}

type NetworkEditActions = EditorActions<NetworkField> & {
  /** Reads again what could not be loaded. */
  retry: () => void;
};
