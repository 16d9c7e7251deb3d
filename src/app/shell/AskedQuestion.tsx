import type { Asked } from '../../domain/actions/action.ts';
import { ActionQuestion } from '../../screens/actions/ActionQuestion.tsx';
import { carryOut } from '../flows/act.ts';
import { closeAsked } from '../stores/asked.ts';
import { useKnown } from '../stores/known.ts';

export function AskedQuestion({ asked }: { asked: Asked }) {
  const known = useKnown();
  return (
    <ActionQuestion
      asked={asked}
      known={known}
      onNo={closeAsked}
      onYes={(...answer) => {
        closeAsked();
        void carryOut(asked, ...answer);
      }}
    />
  );
}
