import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { reviewObstacle, type EditorView } from './editorView.ts';

type EditorBarProps = { view: EditorView<string>; problemCount: number; onDiscard: () => void };

/** How many changes there are, and the way on. */
export function EditorBar({ view, problemCount, onDiscard }: EditorBarProps) {
  const obstacle = reviewObstacle(view);
  return (
    <ChangeBar changes={view.changes.map(({ label }) => label)} problemCount={problemCount}>
      {view.changes.length === 0 ? (
        <LinkButton kind="ghost" size="form" href={view.backHref}>
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
