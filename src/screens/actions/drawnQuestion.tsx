import { Identifier, Text } from '../../components/Text/Text.tsx';
import type { Message, Question } from '../../domain/actions/words.ts';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';
import type { ChangeQuestion } from './ChangeConfirm/ChangeConfirm.tsx';

/** Draws the texts and facts of a question for its dialog. */
export function drawnQuestion({
  message,
  evidence,
  trialNote,
  steps,
  ...question
}: Question): ChangeQuestion {
  return {
    ...question,
    message: <Sentence message={message} />,
    ...(evidence && { details: <ApprovalEvidence refs={evidence} /> }),
    ...((steps ?? trialNote) !== undefined && {
      details: (
        <>
          {steps && (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {trialNote !== undefined && <Text>{trialNote}</Text>}
        </>
      ),
    }),
  };
}

function Sentence({ message }: { message: Message }) {
  if (typeof message === 'string') return message;
  return message.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Identifier key={part.identifier} isStrong>
        {part.identifier}
      </Identifier>
    ),
  );
}
