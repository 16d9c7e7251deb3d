import { pairsOf } from '../acl/aclPairs.ts';
import type { AclMatrix } from '../acl/aclMatrix.ts';
import { withRule } from '../acl/ruleRewrite.ts';
import { ruleTrialCause } from '../acl/ruleTrial.ts';
import { trialTexts } from '../acl/trialTexts.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import { takesHub } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { nodeForm } from '../node/nodeForm.ts';
import { nodeTrialUndo } from '../node/nodeTrial.ts';
import type { ChangeIn } from '../reach/report/impact.ts';
import { nodeEditChange } from '../reach/report/nodeEditChange.ts';

/** A node as it is, and as it will be stored. */
export type EditedNode = { readonly before: Node; readonly after: Node };

/** What saving edits does to connectivity, whichever form they come from. */
export function nodeEditImpact(edits: readonly EditedNode[]): readonly ChangeIn[] {
  return edits.flatMap(({ before, after }) => {
    const change = nodeEditChange(before, after);
    return change ? [{ netid: before.network, change }] : [];
  });
}

type KnownRules = {
  /** The ACLs of the network, if they are loaded. */
  readonly acl: AclMatrix | undefined;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly network: Pick<Network, 'isPointToSite'> | undefined;
};

/** Announces that the console asks whether to keep the change, and reverts it otherwise. */
export function nodeEditTrialNote(edits: readonly EditedNode[], known?: KnownRules): string | undefined {
  if (edits.some((edit) => isTriedAlone(edit, known?.nodes))) return trialTexts.settingsQuestion;
  const ruled = edits.filter(({ before, after }) => before.defaultAcl !== after.defaultAcl);
  const [edit] = ruled;
  if (!edit) return undefined;
  if (!known?.acl) return trialTexts.ruleQuestion;
  const { acl, nodes, clients, network } = known;
  const pairs = pairsOf(withRule(acl, edit.before, edit.after.defaultAcl, nodes));
  const cause = ruleTrialCause(
    { before: pairsOf(acl), pairs },
    { nodes, clients, isPointToSite: network?.isPointToSite ?? false },
  );
  return cause === undefined ? undefined : trialTexts.question;
}

function isTriedAlone({ before, after }: EditedNode, nodes: readonly Node[] = []): boolean {
  const edit = { before: nodeForm(before), after: nodeForm(after) };
  return (after.isHub && takesHub(after, nodes)) || nodeTrialUndo(before, edit) !== undefined;
}
