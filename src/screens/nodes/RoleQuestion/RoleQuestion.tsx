import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import type { RoleQuestionView } from './roleQuestion.ts';

export type RoleQuestionProps = { question: RoleQuestionView; onYes: () => void; onNo: () => void };

/** §2 "Gateway toggles on a node": all but the creation of egress gateways and relays is confirmed. */
export function RoleQuestion({ question, onYes, onNo }: RoleQuestionProps) {
  const { node, switchesOn, title, before, after, confirmLabel, consequences, typeToConfirm } = question;
  return (
    <ConfirmDialog
      isOpen
      title={title}
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
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
