import { use, useState } from 'react';
import { ConfirmDialog, type Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { rolesOf } from '../../../domain/node/gateways.ts';
import {
  departingClient,
  departingNodes,
  leftoversOf,
  type Departing,
  type Leftover,
  type LeftoverSource,
} from '../../../domain/node/leftovers.ts';
import type { ChangeIn } from '../../../domain/reach/report/impact.ts';
import { belongingsOf, noBelongings, type Belongings } from '../../../domain/user/owners.ts';
import { BelongingsChoice, type AlsoDeleted } from '../Belongings/Belongings.tsx';
import { KnownRecordsContext } from '../Leftovers/KnownRecordsContext.ts';
import { LeftoverList } from '../Leftovers/Leftovers.tsx';
import { ReachImpacts } from '../ReachImpact/ReachImpact.tsx';

/** A confirmation that shows the impact of a change on connectivity, and the references that stay. */
export type ChangeQuestion = Confirmation & {
  readonly impact?: readonly ChangeIn[];
  /** The nodes and clients that the change deletes. */
  readonly departing?: ((source: LeftoverSource) => readonly Departing[]) | undefined;
  /** The users that the change deletes. The dialog offers to delete what they own. */
  readonly owners?: readonly string[];
};

/** Gets the references to clean up, and what to delete with its owners. */
export type Answer = (leftovers: readonly Leftover[], also?: Belongings) => void;

type ChangeConfirmProps = {
  question: ChangeQuestion;
  onYes: Answer;
  onNo: () => void;
};

const cleanUp = {
  label: 'Also clean up these references',
  description:
    'Deletes the DNS entries and removes the addresses from the lists. Otherwise the next node or client with this address inherits them.',
};

/** Asks for confirmation before a change, and whether to clean up after it. */
export function ChangeConfirm({ question, onYes, onNo }: ChangeConfirmProps) {
  const { impact = [], departing, owners, details, consequences = [], ...confirmation } = question;
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
      {...confirmation}
      {...(cleanable.length > 0 && { option: cleanUp })}
      {...(roles > 0 && { typeToConfirm: confirmation.typeToConfirm ?? 'delete' })}
      consequences={[...consequences, ...(roles > 0 ? [{ label: 'Roles removed', value: roles }] : [])]}
      isOpen
      details={
        <>
          {details}
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

/** Asks for confirmation before it calls `onYes`. Renders nothing while `questionOf` returns undefined. */
export function useConfirm<Asked>(
  questionOf: (asked: Asked) => ChangeQuestion | undefined,
  onYes: (asked: Asked, ...answer: Parameters<Answer>) => void,
) {
  const [asked, ask] = useState<Asked>();
  const question = asked !== undefined && questionOf(asked);
  const dialog = question && (
    <ChangeConfirm
      question={question}
      onNo={() => ask(undefined)}
      onYes={(...answer) => {
        ask(undefined);
        onYes(asked, ...answer);
      }}
    />
  );
  return { ask, question: dialog };
}
