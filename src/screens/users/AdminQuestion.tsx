import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Identifier/Identifier.tsx';

type AdminQuestionProps = {
  username: string;
  /** The user exists already, and is to become one. */
  isPromotion?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** `users.create.createAdmin` and `users.update.createAdmin`: what it means to have one more administrator. */
export function AdminQuestion({ username, isPromotion = false, onYes, onNo }: AdminQuestionProps) {
  const name = (
    <strong>
      <Identifier>{username}</Identifier>
    </strong>
  );
  return (
    <ConfirmDialog
      isOpen
      title="Create new admin"
      message={
        <>
          {isPromotion ? <>Make {name} an administrator? </> : <>Create {name} as an administrator? </>}
          Administrators see and change everything on this server, other users included.{' '}
          {isPromotion
            ? 'A server of version 0.16 takes this without storing it; you are told what it stored.'
            : 'An administrator cannot be turned back into a normal user, only deleted.'}
        </>
      }
      confirmLabel={isPromotion ? 'Make admin' : 'Create admin'}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
