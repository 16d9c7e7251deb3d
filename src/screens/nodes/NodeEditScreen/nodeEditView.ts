import { changedFields, type Edit } from '../../../domain/edit/edit.ts';
import type { KeptValue } from '../../../domain/edit/keptValues.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import {
  nodeEditProblems,
  nodeFieldLock,
  unlockedEdit,
  type NodeEditContext,
} from '../../../domain/node/nodeEdit.ts';
import {
  nodeFields,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
} from '../../../domain/node/nodeForm.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  keptText,
  nodeFieldHelp,
  nodeFieldLabels,
  nodeFieldLockTexts,
  nodeFieldValue,
  ruleLabels,
} from '../../../domain/text/nodeFieldText.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { meanwhileView, type FormWords } from '../../shared/EditConflicts/editConflictsView.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import type { EditorView } from '../../shared/RecordEditor/editorView.ts';
import { fieldStates } from '../../shared/RecordEditor/fieldStates.ts';
import { nodeEditLayout } from './nodeEditLayout.ts';
import { readOnlyField } from './readOnlyFields.ts';

export type NodeEditInput = Pick<NodeEditContext, 'network' | 'server'> & {
  /** As it was last known. */
  readonly node: Node;
  /** Somebody else has deleted it while the form was open. */
  readonly isGone: boolean;
  readonly edit: Edit<NodeForm>;
  readonly isSaving: boolean;
  /** Why the last attempt to save failed. */
  readonly failure: Failure | undefined;
  /** What the server did not store as asked, after saving. */
  readonly kept: readonly KeptValue<NodeForm>[] | undefined;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

export type NodeEdit = EditorView<NodeField> & { readonly status: 'ready'; readonly health: HealthView };

export type NodeEditView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly listHref: string }
  | { readonly status: 'denied'; readonly detailsHref: string }
  | { readonly status: 'failed'; readonly reason: string }
  | NodeEdit;

const words: FormWords<NodeForm> = {
  fields: nodeFields,
  label: (field) => nodeFieldLabels[field],
  value: nodeFieldValue,
};

const rules = [...ruleLabels].map(([id, label]) => ({ id, label }));

/** §2 "Node edit": the form with what is locked, wrong and changed in it, and what others changed meanwhile. */
export function nodeEditView(input: NodeEditInput): NodeEdit {
  const { node, edit, isGone, now, timeZone } = input;
  const context: NodeEditContext = input;
  const sendable = unlockedEdit(edit, context);
  // As it will be sent: without the blanks that were typed around a value.
  const sent = nodeForm(withNodeChanges(node, sendable));
  const changed = changedFields(
    { before: sendable.before, after: sent },
    changedFields(sendable, nodeFields),
  );
  const problems = nodeEditProblems(sendable);

  return {
    status: 'ready',
    name: node.name,
    health: healthView(node, now, timeZone),
    sections: nodeEditLayout.map((section) => ({
      ...section,
      fields: fieldStates(section.fields, edit.after, {
        label: words.label,
        help: (field) => nodeFieldHelp[field],
        lockedReason: (field) => {
          const lock = nodeFieldLock(field, edit.after, context);
          return lock && nodeFieldLockTexts[lock];
        },
        problem: (field) => {
          const problem = problems[field];
          return problem && messages[problem];
        },
        isChanged: (field) => changed.includes(field),
        was: (field) => (edit.before[field] === '' ? '' : nodeFieldValue(field, edit.before[field])),
        options: () => rules,
      }),
      readOnly: section.readOnly.map((field) => readOnlyField(field, node, now, timeZone)),
    })),
    changes: changed.map((field) => ({
      label: nodeFieldLabels[field],
      before: nodeFieldValue(field, sendable.before[field]),
      after: nodeFieldValue(field, sent[field]),
    })),
    meanwhile: isGone ? { conflicts: [], news: [] } : meanwhileView(edit, nodeForm(node), words),
    consents: [],
    isSaving: input.isSaving,
    gone: isGone ? 'Somebody else has deleted this node.' : undefined,
    failure: input.failure && {
      fact: toasts.updateNode().failure(''),
      reason: refusalText(input.failure),
    },
    kept: input.kept?.map(keptText) ?? [],
  };
}
