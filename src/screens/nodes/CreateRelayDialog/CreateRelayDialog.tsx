import { useState } from 'react';
import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { RelayForm } from '../../../domain/node/relayForm.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { relayRiskText } from '../../../domain/node/roleText.ts';
import { CreateRoleDialog } from '../roles/CreateRoleDialog.tsx';
import type { CreateRelayView } from './createRelayView.ts';

export type CreateRelayActions = {
  change(changes: Partial<RelayForm>): void;
  create(): void;
  cancel(): void;
};

export type CreateRelayDialogProps = { view: CreateRelayView; on: CreateRelayActions };

/** §2 `…/create-relay` */
export function CreateRelayDialog({ view, on }: CreateRelayDialogProps) {
  const { nodeName, choices, chosen, problems, isSaving, obstacle } = view;
  const [hasTried, setHasTried] = useState(false);
  const problem = hasTried ? problems.relayed : undefined;

  function submit() {
    setHasTried(true);
    if (!hasProblems(problems) && !isSaving && obstacle === undefined) on.create();
  }

  return (
    <CreateRoleDialog
      title={`Make relay : ${nodeName}`}
      purpose="The chosen nodes reach the network only through this one."
      state={view}
      onSubmit={submit}
      onCancel={() => on.cancel()}
    >
      <CheckboxList
        label="Select node(s)"
        items={choices}
        selected={chosen}
        onChange={(ids) => on.change({ chosen: [...ids] })}
        filterLabel="Filter by name or address"
        error={problem && messages[problem]}
        hint="Server nodes cannot be relayed and are not listed."
        isRequired
      />
      {chosen.size > 0 && <Notice tone="warning" fact={relayRiskText(nodeName, chosen.size)} />}
    </CreateRoleDialog>
  );
}
