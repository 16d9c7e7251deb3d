import { useState } from 'react';
import { Identifier } from '../../../components/Text/Text.tsx';
import { departingClientsOf, type Leftover } from '../../../domain/node/leftovers.ts';
import { ChangeConfirm } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import type { RoleConfirmView } from './roleRemoval.ts';
import type { RoleActions, RolePress } from './roleControl.ts';

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

type RoleQuestionProps = {
  question: RoleConfirmView;
  onYes: (leftovers: readonly Leftover[]) => void;
  onNo: () => void;
};

/** Asks for confirmation before a gateway role changes, and lists the consequences. */
export function RoleConfirm({ question, ...answers }: RoleQuestionProps) {
  const { node, role, switchesOn, before, after, ...words } = question;
  const deletesClients = !switchesOn && (role === 'ingress' || role === 'failover');
  return (
    <ChangeConfirm
      question={{
        ...words,
        isDanger: !switchesOn,
        message: (
          <>
            {before} <Identifier isStrong>{node.name}</Identifier>
            {after}
          </>
        ),
        impact: [{ netid: node.network, change: { kind: 'role', nodeId: node.id, role, isOn: switchesOn } }],
        departing: deletesClients ? (source) => departingClientsOf(node, source) : undefined,
      }}
      {...answers}
    />
  );
}
