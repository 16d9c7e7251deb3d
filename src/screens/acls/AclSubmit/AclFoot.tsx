import { useCallback, useState } from 'react';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclMatrixView.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ImpactView } from './impactView.ts';
import { SubmitBar, SubmitQuestion } from './SubmitBar.tsx';

type AclFootProps = { netid: string; source: AclSource; impact: ImpactView; on: AclMatrixActions };

/** At the foot of every page of rules: what is changed, the question before it is submitted, and what came of it. */
export function AclFoot({ netid, source, impact, on }: AclFootProps) {
  const { edit, nodes, submission } = source;
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  return (
    <>
      <SubmitBar
        netid={netid}
        impact={impact}
        submission={submission}
        onReset={on.reset}
        onSubmit={ask}
        onPutBack={on.putBack}
      />
      <SubmitQuestion
        isOpen={isAsking}
        netid={netid}
        edit={edit}
        nodes={nodes}
        impact={impact}
        onConfirm={() => {
          setAsking(false);
          on.submit();
        }}
        onCancel={() => setAsking(false)}
      />
      {submission.status === 'conflict' && (
        <ConflictDialog
          conflicts={submission.conflicts}
          nameOf={(id) => nodes.find((node) => node.id === id)?.name ?? id}
          onSettle={on.settle}
          onCancel={on.keepEditing}
        />
      )}
    </>
  );
}
