import type { Edit } from '../../domain/edit/edit.ts';
import { editToStored } from '../../domain/edit/storedEdit.ts';
import { keptDrafts, type Kept } from './drafts.ts';

/** What was typed into one kind of form. */
export type Drafts<Form> = Kept<Edit<Form>> & {
  /** Fields that are never stored. */
  readonly secret: readonly string[];
};

const forms = new Set<Drafts<object>>();

/**
 * A home for the drafts of one kind of form. They outlive a reload of the tab in its storage, where anybody at this browser
 * could read them: every form says which of its fields are secret, and live in memory only.
 */
export function draftsOf<Form extends object>(
  name: string,
  { secret }: { readonly secret: readonly (keyof Form & string)[] },
): Drafts<Form> {
  const drafts = Object.assign(
    keptDrafts<Edit<Form>>(name, (edit) => editToStored(edit, secret)),
    { secret },
  );
  forms.add(drafts);
  return drafts;
}

/** Everything that was typed into a form and not sent yet. */
export function draftTexts(): readonly string[] {
  return [...forms]
    .flatMap(({ kept }) => Object.values(kept))
    .flatMap(({ after }) => Object.values(after))
    .flat()
    .filter((value) => typeof value === 'string');
}
