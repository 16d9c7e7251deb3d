import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { paths } from '../../../domain/paths.ts';
import { ChoiceEditor } from '../../shared/ChoiceEditor/ChoiceEditor.tsx';
import type { ChoiceEditorActions } from '../../shared/ChoiceEditor/choiceEditorView.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { NotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import type { NetworkAllowedView } from './networkAllowedView.ts';

type NetworkAllowedScreenProps = {
  view: NetworkAllowedView;
  on: ChoiceEditorActions<'allowed'> & { retry: () => void };
};

/**
 * §2 `/networks/{netid}/edit/groups` and `/networkusers`: who may use a network, its allowed groups or its allowed
 * users.
 */
export function NetworkAllowedScreen({ view, on }: NetworkAllowedScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedRead heading="The network could not be loaded" reason={view.reason} onRetry={on.retry} />;
    case 'missing':
      return <NotFoundScreen view={{ address: view.address, homeHref: paths.home() }} />;
    case 'ready':
      return <ChoiceEditor view={view} on={on} />;
  }
}
