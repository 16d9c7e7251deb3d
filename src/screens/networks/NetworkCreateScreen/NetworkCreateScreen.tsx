import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { CreateForm } from './CreateForm.tsx';
import type { NetworkCreateActions, NetworkCreateView } from './networkCreateView.ts';

export type NetworkCreateScreenProps = { view: NetworkCreateView; on: NetworkCreateActions };

/** §2 "Networks screens": create. */
export function NetworkCreateScreen({ view, on }: NetworkCreateScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'denied':
      return (
        <EmptyState
          heading="You may not create networks"
          text="Networks are created by administrators."
          primary={
            <LinkButton href={view.networksHref} size="form">
              See the networks
            </LinkButton>
          }
        />
      );
    case 'ready':
      return <CreateForm view={view} on={on} />;
  }
}
