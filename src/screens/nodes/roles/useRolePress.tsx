import { useCallback, useState } from 'react';
import { RoleQuestion } from '../RoleQuestion/RoleQuestion.tsx';
import type { RoleQuestionView } from '../RoleQuestion/roleQuestion.ts';
import type { RoleActions } from './roleActions.ts';
import type { RolePress } from './roleControl.ts';

/** What a screen does when a role is pressed, and the question that it then may have to draw. */
export function useRolePress(on: RoleActions) {
  const [question, setQuestion] = useState<RoleQuestionView>();
  const { createRole } = on;

  const pressRole = useCallback(
    (press: RolePress) => {
      if (press.opens === 'page') createRole(press.node, press.role);
      else setQuestion(press.question);
    },
    [createRole],
  );

  const roleQuestion = question && (
    <RoleQuestion
      question={question}
      onNo={() => setQuestion(undefined)}
      onYes={() => {
        setQuestion(undefined);
        on.switchRole(question.node, question.role, question.switchesOn);
      }}
    />
  );

  return { pressRole, roleQuestion };
}
