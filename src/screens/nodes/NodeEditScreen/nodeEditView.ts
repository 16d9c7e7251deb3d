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
import { nodeFields, nodeForm, type NodeField, type NodeForm } from '../../../domain/node/nodeForm.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  keptText,
  nodeFieldHelp,
  nodeFieldLabels,
  nodeFieldLockTexts,
  nodeFieldValue,
} from '../../../domain/text/nodeFieldText.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import {
  meanwhileView,
  type FormWords,
  type MeanwhileView,
} from '../../shared/EditConflicts/editConflictsView.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import { nodeEditLayout, type FieldPlan } from './nodeEditLayout.ts';
import { readOnlyField, type ReadOnlyFieldView } from './readOnlyFields.ts';

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

/** How one field stands. */
export type NodeFieldView = FieldPlan & {
  readonly label: string;
  readonly help: string;
  /** Why it cannot be edited as the form stands. */
  readonly lockedReason: string | undefined;
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  /** What is stored, in words. */
  readonly was: string;
};

export type NodeEditSection = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly NodeFieldView[];
  readonly readOnly: readonly ReadOnlyFieldView[];
};

/** A field that a save would change, in words. */
export type ChangeView = { readonly label: string; readonly before: string; readonly after: string };

export type NodeEdit = {
  readonly status: 'ready';
  readonly name: string;
  readonly health: HealthView;
  readonly form: NodeForm;
  readonly sections: readonly NodeEditSection[];
  /** In the order of the form. */
  readonly changes: readonly ChangeView[];
  readonly meanwhile: MeanwhileView<NodeField>;
  readonly isSaving: boolean;
  readonly isGone: boolean;
  readonly failure: string | undefined;
  /** After saving: what the server did not store as asked. */
  readonly kept: readonly string[] | undefined;
  readonly detailsHref: string;
};

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

/** §2 "Node edit": the form with what is locked, wrong and changed in it, and what others changed meanwhile. */
export function nodeEditView(input: NodeEditInput): NodeEdit {
  const { node, edit, isGone, now, timeZone } = input;
  const context: NodeEditContext = input;
  const sendable = unlockedEdit(edit, context);
  const changed = changedFields(sendable, nodeFields);
  const problems = nodeEditProblems(sendable);

  const fieldView = (plan: FieldPlan): NodeFieldView => {
    const { field } = plan;
    const lock = nodeFieldLock(field, edit.after, context);
    const problem = problems[field];
    return {
      ...plan,
      label: nodeFieldLabels[field],
      help: nodeFieldHelp[field],
      lockedReason: lock && nodeFieldLockTexts[lock],
      problem: problem && messages[problem],
      isChanged: changed.includes(field),
      was: nodeFieldValue(field, edit.before[field]),
    };
  };

  return {
    status: 'ready',
    name: node.name,
    health: healthView(node, now, timeZone),
    form: edit.after,
    sections: nodeEditLayout.map((section) => ({
      ...section,
      fields: section.fields.map(fieldView),
      readOnly: section.readOnly.map((field) => readOnlyField(field, node, now, timeZone)),
    })),
    changes: changed.map((field) => ({
      label: nodeFieldLabels[field],
      before: nodeFieldValue(field, sendable.before[field]),
      after: nodeFieldValue(field, sendable.after[field]),
    })),
    meanwhile: isGone ? { conflicts: [], news: [] } : meanwhileView(edit, nodeForm(node), words),
    isSaving: input.isSaving,
    isGone,
    failure: input.failure && refusalText(input.failure),
    kept: input.kept?.map(keptText),
    detailsHref: paths.node(node),
  };
}
