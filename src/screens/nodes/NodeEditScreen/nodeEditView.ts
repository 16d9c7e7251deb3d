import { nodeEditImpact, nodeEditTrialNote } from '../../../domain/actions/nodeEditEffects.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { rewriteText, unknownRewriteText } from '../../../domain/acl/aclText.ts';
import { ruleRewrite } from '../../../domain/acl/ruleRewrite.ts';
import { changedFields, type Edit, type ServerOverride } from '../../../domain/edit/edit.ts';
import type { DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import { listFromText } from '../../../domain/list.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import {
  nodeEditProblems,
  nodeFieldLock,
  unlockedEdit,
  type NodeEditContext,
} from '../../../domain/node/nodeEdit.ts';
import {
  nodeOverrideText,
  nodeFieldValue,
  rejectionNotice,
  ruleLabels,
  invalidEntryText,
} from '../../../domain/node/nodeFieldText.ts';
import {
  nodeFields,
  nodeFieldTexts,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
} from '../../../domain/node/nodeForm.ts';
import { address6Error, addressError, invalidEntry } from '../../../domain/node/nodeRules.ts';
import { nodeEditWarnings } from '../../../domain/node/nodeWarnings.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { missingNodeText } from '../../../domain/user/userAreaText.ts';
import type { RecordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import type { FieldLabels } from '../../editor/EditConflicts/editConflictsView.ts';
import { healthView } from '../HealthBadge/healthView.ts';
import {
  changesToSend,
  fieldStates,
  warningsIn,
  type Consent,
  type EditorView,
} from '../../editor/RecordEditor/editorView.ts';
import { nodeEditLayout, readOnlyField } from './nodeEditLayout.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type NodeEditInput = Pick<NodeEditContext, 'server'> & {
  readonly network: Network | undefined;
  readonly networks: readonly Network[];
  readonly requestedField?: string | undefined;
  readonly node: Node;
  readonly isDeleted: boolean;
  readonly edit: Edit<NodeForm>;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly entries: readonly DnsEntry[];
  readonly acl: AclMatrix | undefined;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly overrides: readonly ServerOverride<NodeForm>[] | undefined;
  readonly now: number;
};

export function nodeEditDenied(ref: NodeRef): RecordPlaceholderView {
  return {
    status: 'noRecord',
    heading: 'You can view this node but not edit it',
    text: 'Only administrators and network administrators can edit nodes.',
    listHref: paths.node(ref),
    listLabel: 'See node details',
  };
}

export function nodeMissing(listHref: string, seesOwnOnly: boolean): RecordPlaceholderView {
  return {
    status: 'noRecord',
    heading: messages['node.notfound'],
    text: missingNodeText(seesOwnOnly),
    listHref,
    listLabel: 'See all nodes',
  };
}

const words: FieldLabels<NodeForm> = {
  fields: nodeFields,
  label: (field) => nodeFieldTexts[field].label,
  value: nodeFieldValue,
};

const rules = [...ruleLabels].map(([id, label]) => ({ id, label }));

export function nodeEditView(input: NodeEditInput): EditorView<NodeField> {
  const { node, edit, isDeleted, now } = input;
  const context: NodeEditContext = input;
  const sendable = unlockedEdit(edit, context);
  const current = nodeForm(node);
  const sent = nodeForm(withNodeChanges(node, sendable));
  const { changed, changes, otherChanges, stateOf } = changesToSend({ edit, sendable, sent, current }, words);
  const edited = changed.length > 0 ? [{ before: node, after: withNodeChanges(node, sendable) }] : [];
  const problem = problemsOf(input, sendable);
  // Keeps what was typed where the server stores something else.
  const { expiresAt, egressRanges, allowedIps } = sendable.after;
  const asked = { ...sent, expiresAt, egressRanges, allowedIps };
  const warnings = nodeEditWarnings({ before: current, after: asked }, input);
  const warning = (field: NodeField) => (problem(field) === undefined ? warnings[field] : undefined);
  const typed = changedFields(sendable, nodeFields);
  const refused = nodeFields.filter((field) => !typed.includes(field) && problem(field) !== undefined);

  return {
    name: node.name,
    health: healthView(node),
    requestedField: nodeFields.find((field) => field === input.requestedField),
    sections: nodeEditLayout.map((section) => ({
      ...section,
      fields: fieldStates(section.fields, edit.after, (field) => {
        const lockedReason = nodeFieldLock(field, edit.after, context);
        const isRejected = refused.includes(field);
        return {
          ...stateOf(field),
          help: nodeFieldTexts[field].help,
          lockedReason,
          problem: problem(field),
          problemDetail: (isRejected ? lockedReason : undefined) ?? wrongEntryOf(field, sent),
          isRejected,
          warning: warning(field),
          options: rules,
        };
      }),
      readOnly: (section.readOnly ?? []).map((field) => readOnlyField(field, node, now)),
    })),
    changes,
    rejection:
      refused.length > 0 ? rejectionNotice(refused.map((field) => nodeFieldTexts[field].label)) : undefined,
    otherChanges: isDeleted ? { conflicts: [], newValues: [] } : otherChanges,
    warnings: warningsIn(changed, warning, words),
    consents: changed.includes('defaultAcl') ? ruleConsents(input, sent) : [],
    impact: nodeEditImpact(edited),
    trialNote: nodeEditTrialNote(edited, input),
    isSaving: input.isSaving,
    deletedText: isDeleted ? 'This node was deleted by someone else.' : undefined,
    failure: failedText(toasts.updateNode(), input.failure),
    overrides: input.overrides?.map(nodeOverrideText) ?? [],
  };
}

function problemsOf(input: NodeEditInput, edit: Edit<NodeForm>) {
  const { node, network } = input;
  const problems = nodeEditProblems(edit);
  const [address, address6] = [trimmed(edit.after.address), trimmed(edit.after.address6)];
  const changed = changedFields(edit, ['address', 'address6']);
  const trouble = {
    address: changed.includes('address') ? addressError(address, node, network, input) : undefined,
    address6: changed.includes('address6') ? address6Error(address6, node, input) : undefined,
  };
  return (field: NodeField): string | undefined => {
    const problem = problems[field];
    if (problem) return messages[problem];
    return field === 'address' || field === 'address6' ? trouble[field] : undefined;
  };
}

function wrongEntryOf(field: NodeField, sent: NodeForm): string | undefined {
  if (field !== 'egressRanges' && field !== 'relayAddresses') return undefined;
  const entry = invalidEntry(field, listFromText(sent[field]));
  return entry === undefined ? undefined : invalidEntryText(entry);
}

/** A changed default overwrites rules that were set manually, so the user has to agree. */
function ruleConsents({ node, acl, nodes }: NodeEditInput, { defaultAcl }: NodeForm): readonly Consent[] {
  if (!acl?.indexOf.has(node.id)) return [{ id: 'rule', ...unknownRewriteText }];
  const rule = defaultAcl === 'unset' ? undefined : defaultAcl === 'yes';
  const { toAllow, toBlock } = ruleRewrite(acl, node, rule, nodes);
  return [
    ...(toAllow.length > 0 ? [{ id: 'allow', ...rewriteText('allow', toAllow) }] : []),
    ...(toBlock.length > 0 ? [{ id: 'block', ...rewriteText('block', toBlock) }] : []),
  ];
}
