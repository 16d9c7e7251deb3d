import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import { type EgressForm, egressProblems, rangeOverlaps } from '../../../domain/node/roleForms.ts';
import { overlapText } from '../../../domain/node/roleText.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { creationObstacle, type RoleSurroundings } from '../roles/roleControl.ts';

export type CreateEgressView = FormDialogState & {
  readonly nodeName: string;
  readonly netid: string;
  readonly form: EgressForm;
  readonly problems: Problems<'ranges' | 'interfaceName'>;
  /** Of the ranges. */
  readonly warnings: readonly string[];
};

export type CreateEgressInput = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Of the last attempt. */
  readonly failure: Failure | undefined;
  readonly node: Node;
  readonly form: EgressForm;
  readonly around: Pick<RoleSurroundings, 'viewer' | 'networks'> & { readonly nodes: readonly Node[] };
};

export function createEgressView(input: CreateEgressInput): CreateEgressView {
  const { node, form, around, isSaving } = input;
  const network = around.networks.get(node.network);
  return {
    isDirty: input.isDirty,
    isSaving,
    failure: failedText(toasts.createEgress(), input.failure),
    // While it is being made, the node may already be known to be one.
    obstacle: isSaving ? undefined : creationObstacle(node, 'egress', around),
    nodeName: node.name,
    netid: node.network,
    form,
    problems: egressProblems(form),
    warnings: rangeOverlaps(form, { node, nodes: around.nodes, network }).map(overlapText),
  };
}
