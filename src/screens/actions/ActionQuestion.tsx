import { use, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier, Text } from '../../components/Text/Text.tsx';
import type { Asked } from '../../domain/actions/action.ts';
import { actionName, actionQuestion } from '../../domain/actions/allActions.ts';
import type { RecordsNow } from '../../domain/actions/known.ts';
import type { Message, Question } from '../../domain/actions/words.ts';
import { clientKey } from '../../domain/externalClient/externalClient.ts';
import { rolesOf } from '../../domain/node/gateways.ts';
import { departingClient, departingNodes, leftoversOf, type Leftover } from '../../domain/node/leftovers.ts';
import type { ChangeIn } from '../../domain/reach/report/impact.ts';
import { belongingsOf, noBelongings, type Belongings } from '../../domain/user/owners.ts';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';
import { BelongingsChoice, type AlsoDeleted } from './Belongings/Belongings.tsx';
import { KnownRecordsContext } from './Leftovers/KnownRecordsContext.ts';
import { LeftoverList } from './Leftovers/Leftovers.tsx';
import { ReachImpacts } from './ReachImpact/ReachImpact.tsx';
import { SelectedNames } from './SelectedNames.tsx';

/** Gets the references to clean up, and what to delete with its owners. */
type Answer = (leftovers: readonly Leftover[], also?: Belongings) => void;

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
  return (
    <QuestionDialog question={question} onYes={onYes} onNo={onNo}>
      {skipped && <SelectedNames names={asked.actions.map(actionName)} skipped={skipped} />}
    </QuestionDialog>
  );
}

type QuestionDialogProps = {
  question: Question;
  onYes: Answer;
  onNo: () => void;
  /** Shown before the consequences. */
  children: ReactNode;
};

const cleanUp = {
  label: 'Also clean up these references',
  description:
    'Deletes the DNS entries and removes the addresses from the lists. Otherwise the next node or client with this address inherits them.',
};

/** Also asks whether to clean up after the change, and to delete what deleted users own. */
function QuestionDialog({ question, onYes, onNo, children }: QuestionDialogProps) {
  const { message, evidence, steps, trialNote, impact = [], departing, owners, ...texts } = question;
  const { consequences = [], typeToConfirm } = question;
  const [also, setAlso] = useState<AlsoDeleted>({ clients: true, nodes: false });
  const known = use(KnownRecordsContext);
  const ownership = owners && known?.ownership;
  const belongings =
    known && owners && ownership ? belongingsOf(owners, known, ownership.ownerOf) : noBelongings;
  const deleted = {
    clients: also.clients ? belongings.clients : [],
    nodes: also.nodes ? belongings.nodes : [],
  };
  const leaving = known
    ? [
        ...(departing?.(known) ?? []),
        ...deleted.clients.map(departingClient),
        ...departingNodes(deleted.nodes, known),
      ]
    : [];
  const leftovers = known ? leftoversOf(leaving, known) : [];
  const cleanable = leftovers.filter(({ isCleanable }) => isCleanable);
  const roles = deleted.nodes.flatMap(rolesOf).length;
  return (
    <ConfirmDialog
      {...texts}
      message={<Sentence message={message} />}
      {...(cleanable.length > 0 && { option: cleanUp })}
      {...(roles > 0 && { typeToConfirm: typeToConfirm ?? 'delete' })}
      consequences={[...consequences, ...(roles > 0 ? [{ label: 'Roles removed', value: roles }] : [])]}
      isOpen
      details={
        <>
          {children}
          {evidence && <ApprovalEvidence refs={evidence} />}
          {steps && <Steps steps={steps} />}
          {trialNote !== undefined && <Text>{trialNote}</Text>}
          {ownership && (
            <BelongingsChoice belongings={belongings} ownership={ownership} also={also} onChange={setAlso} />
          )}
          <ReachImpacts changes={[...impact, ...impactOf(deleted)]} />
          {(departing ?? ownership) && <LeftoverList leftovers={leftovers} />}
        </>
      }
      onConfirm={(isCleaningUp) => onYes(isCleaningUp ? cleanable : [], ...(ownership ? [deleted] : []))}
      onCancel={onNo}
    />
  );
}

function impactOf({ clients, nodes }: Belongings): readonly ChangeIn[] {
  return [
    ...clients.map((client): ChangeIn => ({
      netid: client.network,
      change: { kind: 'removeClient', key: clientKey(client) },
    })),
    ...nodes.map(({ network, id }): ChangeIn => ({
      netid: network,
      change: { kind: 'removeNodes', nodeIds: [id] },
    })),
  ];
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

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
