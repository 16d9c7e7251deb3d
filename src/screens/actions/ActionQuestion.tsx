import type { Asked } from '../../domain/actions/action.ts';
import { actionName, actionQuestion } from '../../domain/actions/allActions.ts';
import type { RecordsNow } from '../../domain/actions/known.ts';
import { ChangeConfirm, type Answer } from './ChangeConfirm/ChangeConfirm.tsx';
import { drawnQuestion } from './drawnQuestion.tsx';
import { SelectedNames } from './SelectedNames.tsx';

type ActionQuestionProps = {
  asked: Asked;
  known: RecordsNow;
  onYes: Answer;
  onNo: () => void;
};

/** Asks before actions are made, with their consequences, wherever they were chosen. */
export function ActionQuestion({ asked, known, onYes, onNo }: ActionQuestionProps) {
  const question = actionQuestion(asked, known);
  if (!question) return null;
  const { skipped } = asked.options;
  const { details, ...drawn } = drawnQuestion(question);
  return (
    <ChangeConfirm
      question={{
        ...drawn,
        details: (
          <>
            {skipped && <SelectedNames names={asked.actions.map(actionName)} skipped={skipped} />}
            {details}
          </>
        ),
      }}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
