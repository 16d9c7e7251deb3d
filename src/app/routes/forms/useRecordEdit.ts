import { useState } from 'react';
import {
  catchUp,
  editAfterSave,
  keepMine,
  takeTheirs,
  type Edit,
  type ServerOverride,
  type Saved,
} from '../../../domain/edit/edit.ts';
import type { Result, SaveFailure } from '../../../domain/failure.ts';
import type { EditorActions } from '../../../screens/editor/RecordEditor/editorView.ts';
import { useGoBack } from '../../stores/history.ts';
import type { Drafts } from '../../stores/drafts/formDrafts.ts';
import { useForm } from './useForm.ts';
import { useLeaveAfter } from './LeaveGuard.tsx';

type RecordEdit<Form> = {
  readonly drafts: Drafts<Form>;
  readonly about: string;
  readonly current: Form;
  readonly fields: readonly (keyof Form & string)[];
  /** The target of Cancel when the console has no earlier page in its history. */
  readonly backHref: string;
  readonly save: (edit: Edit<Form>) => Promise<Result<Saved<Form>, SaveFailure>>;
  /** Leaves the page after a save, unless the user has left it. The controls stay disabled until then. */
  readonly leave?: () => void;
  /** Whether to stay after this save. */
  readonly staysAfter?: (saved: Saved<Form>) => boolean;
};

type Outcome<Form> = {
  readonly failure?: SaveFailure;
  readonly overrides?: readonly ServerOverride<Form>[];
  readonly unfinished?: string | undefined;
};

export function useRecordEdit<Form extends object>(plan: RecordEdit<Form>) {
  const { drafts, about, current, fields } = plan;
  const form = useForm(drafts, about, current);
  const goBack = useGoBack(plan.backHref);
  const { isUnderway: isSaving, after: leaveAfter } = useLeaveAfter(() => plan.leave?.());
  const [outcome, setOutcome] = useState<Outcome<Form>>({});
  const [isSaved, setIsSaved] = useState(false);

  const update = (change: (edit: Edit<Form>) => Edit<Form>) => {
    setOutcome({});
    form.update(change);
  };
  const changeAfter = (change: (after: Form) => Form) =>
    update((edit) => ({ ...edit, after: change(edit.after) }));

  const on: EditorActions<keyof Form & string> = {
    changeText: (field, text) => changeAfter((after) => ({ ...after, [field]: text })),
    changeFlag: (field, isOn) => changeAfter((after) => ({ ...after, [field]: isOn })),
    cancel: goBack,
    discard: () => {
      setOutcome({});
      form.discard();
    },
    keepMine: (field) => update((edit) => keepMine(edit, current, field)),
    takeTheirs: (field) => update((edit) => takeTheirs(edit, current, field)),
    catchUp: () => update((edit) => catchUp(edit, current, fields)),
    save: () =>
      leaveAfter(async () => {
        const sent = form.edit;
        const result = await plan.save(sent);
        if (!result.ok) {
          if (result.error.kind !== 'superseded') setOutcome({ failure: result.error });
          return false;
        }
        const saved = result.value;
        const isOver = plan.leave !== undefined && plan.staysAfter?.(saved) !== true;
        if (isOver) form.discard(saved.form);
        else form.update((now) => editAfterSave(now, sent.after, saved.form, fields));
        setOutcome(saved);
        setIsSaved(true);
        return isOver;
      }),
  };

  const { failure, overrides, unfinished } = outcome;
  const change = (changes: Partial<Form>) => changeAfter((after) => ({ ...after, ...changes }));
  return { form, change, edit: form.edit, isSaving, isSaved, failure, overrides, unfinished, on };
}
