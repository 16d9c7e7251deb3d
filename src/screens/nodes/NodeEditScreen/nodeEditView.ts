import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { rewriteText, unknownRewriteText } from '../../../domain/acl/aclText.ts';
import { ruleRewrite } from '../../../domain/acl/ruleRewrite.ts';
import { changedFields, type Edit, type KeptValue } from '../../../domain/edit/edit.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import {
  nodeEditProblems,
  nodeEditWarnings,
  nodeFieldLock,
  unlockedEdit,
  type NodeEditContext,
} from '../../../domain/node/nodeEdit.ts';
import {
  address6DoubtText,
  addressTroubleText,
  keptText,
  nodeFieldLockTexts,
  nodeFieldValue,
  ruleLabels,
} from '../../../domain/node/nodeFieldText.ts';
import {
  nodeFields,
  nodeFieldTexts,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
} from '../../../domain/node/nodeForm.ts';
import { address6Doubt, address6Trouble, addressTrouble } from '../../../domain/node/nodeRules.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { missingNodeText } from '../../../domain/user/userText.ts';
import type { AbsentView } from '../../shared/AbsentPage/absentView.ts';
import { meanwhileView, type FormWords } from '../../shared/EditConflicts/editConflictsView.ts';
import { healthView } from '../../shared/HealthBadge/healthView.ts';
import {
  changesToSend,
  fieldStates,
  type Consent,
  type EditorView,
} from '../../shared/RecordEditor/editorView.ts';
import { nodeEditLayout, readOnlyField } from './nodeEditLayout.ts';

export type NodeEditInput = Pick<NodeEditContext, 'server'> & {
  readonly network: Network | undefined;
  /** The field that the address names; undefined where it names none. */
  readonly asked?: string | undefined;
  /** As it was last known. */
  readonly node: Node;
  /** Somebody else has deleted it while the form was open. */
  readonly isGone: boolean;
  readonly edit: Edit<NodeForm>;
  /** Who may have an address already, of any network. */
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  /** The rules of the network, to whom they are told; undefined while they are not known. */
  readonly acl: AclMatrix | undefined;
  readonly isSaving: boolean;
  /** Why the last attempt to save failed. */
  readonly failure: SaveFailure | undefined;
  /** What the server did not store as asked, after saving. */
  readonly kept: readonly KeptValue<NodeForm>[] | undefined;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

/** For whoever may look at it only. */
export function nodeEditDenied(ref: NodeRef): AbsentView {
  return {
    status: 'noRecord',
    heading: 'You may look at this node, not change it',
    text: 'Nodes are edited by administrators and by the administrators of their network.',
    listHref: paths.node(ref),
    listLabel: 'See its details',
  };
}

/** The address names no node that the viewer sees. */
export function nodeEditMissing(netid: string, seesOwnOnly: boolean): AbsentView {
  return {
    status: 'noRecord',
    heading: messages['node.notfound'],
    text: missingNodeText(seesOwnOnly),
    listHref: paths.nodes(netid),
    listLabel: 'See all nodes',
  };
}

const words: FormWords<NodeForm> = {
  fields: nodeFields,
  label: (field) => nodeFieldTexts[field].label,
  value: nodeFieldValue,
};

const rules = [...ruleLabels].map(([id, label]) => ({ id, label }));

/** §2 "Node edit": the form with what is locked, wrong and changed in it, and what others changed meanwhile. */
export function nodeEditView(input: NodeEditInput): EditorView<NodeField> {
  const { node, edit, isGone, now, timeZone } = input;
  const context: NodeEditContext = input;
  const sendable = unlockedEdit(edit, context);
  const sent = nodeForm(withNodeChanges(node, sendable));
  const { changed, changes, inFields } = changesToSend({ edit, sendable, sent }, words);
  const problem = problemsOf(input, sendable);
  const warning = warningsOf(input, sendable);

  return {
    name: node.name,
    health: healthView(node, timeZone),
    asked: nodeFields.find((field) => field === input.asked),
    sections: nodeEditLayout.map((section) => ({
      ...section,
      fields: fieldStates(section.fields, edit.after, {
        ...inFields,
        help: (field) => nodeFieldTexts[field].help,
        lockedReason: (field) => {
          const lock = nodeFieldLock(field, edit.after, context);
          return lock && nodeFieldLockTexts[lock];
        },
        problem,
        warning,
        options: () => rules,
      }),
      readOnly: section.readOnly.map((field) => readOnlyField(field, node, now, timeZone)),
    })),
    changes,
    meanwhile: isGone ? { conflicts: [], news: [] } : meanwhileView(edit, nodeForm(node), words),
    warnings: changed.flatMap((field) => {
      const text = warning(field);
      return text === undefined ? [] : [{ label: nodeFieldTexts[field].label, text }];
    }),
    consents: changed.includes('defaultAcl') ? ruleConsents(input, sent) : [],
    isSaving: input.isSaving,
    gone: isGone ? 'Somebody else has deleted this node.' : undefined,
    failure: failedText(toasts.updateNode(), input.failure),
    kept: input.kept?.map(keptText) ?? [],
  };
}

/** What is wrong with a field: its form first, then its place in the network. */
function problemsOf(input: NodeEditInput, edit: Edit<NodeForm>) {
  const { node, network } = input;
  const problems = nodeEditProblems(edit);
  const [address, address6] = [edit.after.address.trim(), edit.after.address6.trim()];
  const changed = changedFields(edit, ['address', 'address6']);
  const trouble = {
    address: changed.includes('address') ? addressTrouble(address, node, network, input) : undefined,
    address6: changed.includes('address6') ? address6Trouble(address6, node, input) : undefined,
  };
  return (field: NodeField): string | undefined => {
    const problem = problems[field];
    if (problem) return messages[problem];
    const found = field === 'address' || field === 'address6' ? trouble[field] : undefined;
    return found && addressTroubleText(found);
  };
}

function warningsOf({ network, now }: NodeEditInput, edit: Edit<NodeForm>) {
  const warnings = nodeEditWarnings(edit, now);
  const isMoved = changedFields(edit, ['address6']).length > 0;
  const doubt = isMoved ? address6Doubt(edit.after.address6.trim(), network) : undefined;
  return (field: NodeField): string | undefined => {
    if (field === 'address6' && doubt) return address6DoubtText(doubt);
    const warning = warnings[field];
    return warning && messages[warning];
  };
}

/** A changed rule overwrites what was decided by hand: to be agreed to, unless it is known that nothing is lost. */
function ruleConsents({ node, acl, nodes }: NodeEditInput, { defaultAcl }: NodeForm): readonly Consent[] {
  if (!acl?.indexOf.has(node.id)) return [{ id: 'rule', ...unknownRewriteText }];
  const rule = defaultAcl === 'unset' ? undefined : defaultAcl === 'yes';
  const { toAllow, toBlock } = ruleRewrite(acl, node, rule, nodes);
  return [
    ...(toAllow.length > 0 ? [{ id: 'allow', ...rewriteText('allow', toAllow) }] : []),
    ...(toBlock.length > 0 ? [{ id: 'block', ...rewriteText('block', toBlock) }] : []),
  ];
}
