import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { messages } from '../../../domain/text/messages.ts';

type NoNetworkMatchProps = { search: string; onClear: () => void };

/** In a picker of networks: what was searched for is in no name. */
export function NoNetworkMatch({ search, onClear }: NoNetworkMatchProps) {
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={`No network’s name contains “${search}”.`}
      primary={
        <Button size="form" onPress={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
