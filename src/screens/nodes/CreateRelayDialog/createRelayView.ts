import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import {
  relayCandidates,
  relayedNodes,
  type RelayForm,
  relayProblems,
} from '../../../domain/node/roleForms.ts';
import { relayedObstacleText } from '../../../domain/node/roleText.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { creationObstacle, type RoleSurroundings } from '../roles/roleControl.ts';

export type CreateRelayView = FormDialogState & {
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
      ...(obstacle && { disabledReason: relayedObstacleText(obstacle) }),
    })),
    chosen: new Set(relayed.map(({ id }) => id)),
    problems: relayProblems(relayed),
  };
}
