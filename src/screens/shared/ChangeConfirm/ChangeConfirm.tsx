import { use, useState } from 'react';
import { ConfirmDialog, type Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import {
  leftoversOf,
  type Departing,
  type Leftover,
  type LeftoverSource,
} from '../../../domain/node/leftovers.ts';
import { KnownRecordsContext, LeftoverList } from '../Leftovers/Leftovers.tsx';
import { ReachImpacts, type ChangeIn } from '../ReachImpact/ReachImpact.tsx';

/** A question before a change, with what the change does to connectivity and the references it leaves behind. */
export type ChangeQuestion = Confirmation & {
  readonly impact?: readonly ChangeIn[];
  /** The nodes and clients that the change deletes. */
  readonly departing?: ((source: LeftoverSource) => readonly Departing[]) | undefined;
};

type ChangeConfirmProps = {
  question: ChangeQuestion;
  /** Gets the references to clean up. */
  onYes: (leftovers: readonly Leftover[]) => void;
  onNo: () => void;
};

const cleanUp = {
  label: 'Also clean up these references',
  description:
    'Deletes the DNS entries and removes the addresses from the lists. Otherwise the next node or client with this address inherits them.',
};

/** Asks for confirmation before a change, and whether to clean up after it. */
export function ChangeConfirm({ question, onYes, onNo }: ChangeConfirmProps) {
  const { impact = [], departing, details, ...confirmation } = question;
  const known = use(KnownRecordsContext);
  const leftovers = known && departing ? leftoversOf(departing(known), known) : [];
  const cleanable = leftovers.filter(({ isCleanable }) => isCleanable);
  return (
    <ConfirmDialog
      {...confirmation}
      {...(cleanable.length > 0 && { option: cleanUp })}
      isOpen
      details={
        <>
          {details}
          <ReachImpacts changes={impact} />
          {departing && <LeftoverList leftovers={leftovers} />}
        </>
      }
      onConfirm={(isCleaningUp) => onYes(isCleaningUp ? cleanable : [])}
      onCancel={onNo}
    />
  );
}

/** Asks for confirmation before it calls `onYes`. Renders nothing while `questionOf` returns undefined. */
export function useConfirm<Asked>(
  questionOf: (asked: Asked) => ChangeQuestion | undefined,
  onYes: (asked: Asked, leftovers: readonly Leftover[]) => void,
) {
  const [asked, ask] = useState<Asked>();
  const question = asked !== undefined && questionOf(asked);
  const dialog = question && (
    <ChangeConfirm
      question={question}
      onNo={() => ask(undefined)}
      onYes={(leftovers) => {
        ask(undefined);
        onYes(asked, leftovers);
      }}
    />
  );
  return { ask, question: dialog };
}
