import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeEdit } from './nodeEditView.ts';

type NodeChangeBarProps = { view: NodeEdit; problemCount: number; onDiscard: () => void };

/** How many changes there are, and the way on. */
export function NodeChangeBar({ view, problemCount, onDiscard }: NodeChangeBarProps) {
  const obstacle = obstacleTo(view);
  return (
    <ChangeBar changes={view.changes.map(({ label }) => label)} problemCount={problemCount}>
      {view.changes.length === 0 ? (
        <LinkButton kind="ghost" size="form" href={view.detailsHref}>
          {labels.action.cancel}
        </LinkButton>
      ) : (
        <Button kind="ghost" size="form" onPress={onDiscard}>
          Discard
        </Button>
      )}
      <Button
        type="submit"
        kind="primary"
        size="form"
        {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
      >
        Review changes
      </Button>
    </ChangeBar>
  );
}

function obstacleTo({ isGone, changes, meanwhile }: NodeEdit): string | undefined {
  if (isGone) return 'The node was deleted';
  if (changes.length === 0) return 'Available when something is changed';
  return meanwhile.conflicts.length > 0
    ? 'Available when you have chosen between your values and theirs'
    : undefined;
}
