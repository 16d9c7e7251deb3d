import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import {
  relayCandidates,
  relayedNodes,
  relayProblems,
  relayRiskText,
  type RelayForm,
} from '../../../domain/node/roleForms.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { creationObstacle, type RoleSurroundings } from '../roles/roleControl.ts';

type CreateRelayView = FormDialogState & {
  readonly nodeName: string;
  readonly choices: readonly RelayChoice[];
  /** Ids of the nodes that will be relayed. */
  readonly chosen: ReadonlySet<string>;
  readonly problems: Problems<'relayed'>;
};

export type RelayChoice = {
  readonly id: string;
  readonly label: string;
  /** Its address. */
  readonly detail: string;
  /** Why it cannot be chosen. */
  readonly disabledReason?: string;
};

export type CreateRelayInput = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Of the last attempt. */
  readonly failure: Failure | undefined;
  readonly node: Node;
  readonly form: RelayForm;
  readonly around: Pick<RoleSurroundings, 'viewer' | 'networks'> & { readonly nodes: readonly Node[] };
};

export function createRelayView(input: CreateRelayInput): CreateRelayView {
  const { node, form, around, isSaving } = input;
  const candidates = relayCandidates(node, around.nodes);
  const relayed = relayedNodes(form, candidates);
  return {
    isDirty: input.isDirty,
    isSaving,
    failure: failedText(toasts.createRelay(), input.failure),
    // While it is being made, the node may already be known to be one.
    obstacle: isSaving ? undefined : creationObstacle(node, 'relay', around),
    nodeName: node.name,
    choices: candidates.map(({ node: { id, name, address, address6 }, obstacle }) => ({
      id,
      label: name,
      detail: address || address6,
      ...(obstacle && { disabledReason: obstacle }),
    })),
    chosen: new Set(relayed.map(({ id }) => id)),
    problems: relayProblems(relayed),
  };
}

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
