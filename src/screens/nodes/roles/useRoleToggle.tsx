import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { departingClientsOf, type Leftover } from '../../../domain/node/leftovers.ts';
import {
  chosenLeftovers,
  LeftoverList,
  leftoverOption,
  useLeftovers,
} from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpactOf } from '../../shared/ReachImpact/ReachImpact.tsx';
import type { RoleConfirmView } from './roleRemoval.ts';
import type { RoleActions, RolePress } from './roleControl.ts';
import { RoleRow } from './RoleRow.tsx';
import type { RoleRowView } from './roleRows.ts';

type AskedByLink = { readonly question: RoleConfirmView | undefined; readonly forget: () => void };

export function useRoleToggle(on: RoleActions, asked?: AskedByLink) {
  const [pressed, setPressed] = useState<RoleConfirmView>();
  const question = pressed ?? asked?.question;
  const forget = () => {
    if (pressed) setPressed(undefined);
    else asked?.forget();
  };

  const pressRole = (press: RolePress) => {
    if (press.opens === 'page') on.createRole(press.node, press.role);
    else setPressed(press.question);
  };

  const roleQuestion = question && (
    <RoleConfirm
      question={question}
      onNo={forget}
      onYes={(leftovers) => {
        forget();
        on.switchRole(question.node, question.role, question.switchesOn, leftovers);
      }}
    />
  );

  return { pressRole, roleQuestion };
}

type RoleRowsProps = { rows: readonly RoleRowView[]; onRole: (press: RolePress) => void };

export function RoleRows({ rows, onRole }: RoleRowsProps) {
  return rows.map(({ name, description, press, control: { role, isOn, disabledReason } }) => (
    <RoleRow
      key={role}
      kind={role}
      {...{ name, description, isOn, disabledReason }}
      onToggle={press && (() => onRole(press))}
    />
  ));
}

type RoleQuestionProps = {
  question: RoleConfirmView;
  onYes: (leftovers: readonly Leftover[]) => void;
  onNo: () => void;
};

/** Asks for confirmation before a gateway role changes, and lists the consequences. */
export function RoleConfirm({ question, onYes, onNo }: RoleQuestionProps) {
  const { node, switchesOn, title, before, after, confirmLabel, consequences, typeToConfirm } = question;
  const { role } = question;
  const leftoversOf = useLeftovers();
  const deletesClients = !switchesOn && (role === 'ingress' || role === 'failover');
  const leftovers = deletesClients ? leftoversOf((known) => departingClientsOf(node, known)) : [];
  return (
    <ConfirmDialog
      isOpen
      title={title}
      details={
        <>
          <ReachImpactOf
            netid={node.network}
            change={{ kind: 'role', nodeId: node.id, role, isOn: switchesOn }}
          />
          {deletesClients && <LeftoverList leftovers={leftovers} />}
        </>
      }
      {...leftoverOption(leftovers)}
      message={
        <>
          {before}{' '}
          <strong>
            <Identifier>{node.name}</Identifier>
          </strong>
          {after}
        </>
      }
      confirmLabel={confirmLabel}
      isDanger={!switchesOn}
      consequences={consequences}
      {...(typeToConfirm !== undefined && { typeToConfirm })}
      onConfirm={(isCleaningUp) => onYes(chosenLeftovers(leftovers, isCleaningUp))}
      onCancel={onNo}
    />
  );
}
