import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { RelayForm } from '../../../domain/node/roleForms.ts';
import { relayRiskText } from '../../../domain/node/roleText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { FormDialog } from '../../shared/FormDialog/FormDialog.tsx';
import type { CreateRelayView } from './createRelayView.ts';

export type CreateRelayActions = {
  change: (changes: Partial<RelayForm>) => void;
  create: () => void;
  cancel: () => void;
};

export type CreateRelayDialogProps = { view: CreateRelayView; on: CreateRelayActions };

/** §2 `…/create-relay` */
export function CreateRelayDialog({ view, on }: CreateRelayDialogProps) {
  const { nodeName, choices, chosen, problems, obstacle } = view;
  return (
    <FormDialog
      title={`Make relay : ${nodeName}`}
      lead="The chosen nodes reach the network only through this one."
      submitLabel={labels.action.create}
      state={view}
      isValid={!hasProblems(problems)}
      onSubmit={on.create}
      onCancel={on.cancel}
    >
      {(hasTried) => (
        <>
          {obstacle !== undefined && <Notice tone="warning" fact={obstacle} />}
          <CheckboxList
            label="Select node(s)"
            items={choices}
            selected={chosen}
            onChange={(ids) => on.change({ chosen: [...ids] })}
            filterLabel="Filter by name or address"
            error={hasTried && problems.relayed ? messages[problems.relayed] : undefined}
            hint="Server nodes cannot be relayed and are not listed."
            isRequired
          />
          {chosen.size > 0 && <Notice tone="warning" fact={relayRiskText(nodeName, chosen.size)} />}
        </>
      )}
    </FormDialog>
  );
}
