import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Identifier/Identifier.tsx';

type DeleteKeyQuestionProps = {
  name: string;
  netid: string;
  uses: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asked before a key goes; nodes that joined with it do not depend on it any more. */
export function DeleteKeyQuestion({ name, netid, uses, onYes, onNo }: DeleteKeyQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${name}`}
      message={
        <>
          Delete the access key{' '}
          <strong>
            <Identifier>{name}</Identifier>
          </strong>{' '}
          of <Identifier>{netid}</Identifier>? Nobody can join with it afterwards. Nodes that joined with it
          stay.
        </>
      }
      consequences={[{ label: 'Uses that are lost', value: uses }]}
      confirmLabel="Delete key"
      isDanger
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
