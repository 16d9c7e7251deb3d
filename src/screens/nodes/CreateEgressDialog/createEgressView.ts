import { egressProblems, rangeOverlaps, type EgressForm } from '../../../domain/node/egressForm.ts';
import type { Node } from '../../../domain/node/node.ts';
import { overlapText } from '../../../domain/node/roleText.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import type { CreateRoleState } from '../roles/CreateRoleDialog.tsx';
import { creationObstacle, type RoleSurroundings } from '../roles/roleControl.ts';

export type CreateEgressView = CreateRoleState & {
  readonly nodeName: string;
  readonly netid: string;
  readonly form: EgressForm;
  readonly problems: Problems<'ranges' | 'interfaceName'>;
  /** Of the ranges. */
  readonly warnings: readonly string[];
};

export type CreateEgressInput = Omit<CreateRoleState, 'obstacle'> & {
  readonly node: Node;
  readonly form: EgressForm;
  readonly around: Pick<RoleSurroundings, 'viewer' | 'networks' | 'nodes'>;
};

export function createEgressView({ node, form, around, ...state }: CreateEgressInput): CreateEgressView {
  const network = around.networks.get(node.network);
  return {
    ...state,
    // While it is being made, the node may already be known to be one.
    obstacle: state.isSaving ? undefined : creationObstacle(node, 'egress', around),
    nodeName: node.name,
    netid: node.network,
    form,
    problems: egressProblems(form),
    warnings: rangeOverlaps(form, { node, nodes: around.nodes, network }).map(overlapText),
  };
}
