import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { reviewObstacle, type EditorView } from './editorView.ts';

type EditorBarProps = {
  view: EditorView<string>;
  problemCount: number;
  onDiscard: () => void;
  onCancel: () => void;
};

/** How many changes there are, and the way on. */
export function EditorBar({ view, problemCount, onDiscard, onCancel }: EditorBarProps) {
  const obstacle = reviewObstacle(view);
  return (
    <ChangeBar changes={view.changes.map(({ label }) => label)} problemCount={problemCount}>
      {view.changes.length === 0 ? (
        <Button kind="ghost" size="form" onPress={onCancel}>
          {labels.action.cancel}
        </Button>
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
