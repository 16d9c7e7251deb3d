import { editFromStored } from '../../domain/edit/storedEdit.ts';
import { discardDraft, storedDraft } from '../services/draftStorage.ts';
import { keepDraft } from '../stores/drafts.ts';
import type { Drafts } from '../stores/formDrafts.ts';

/**
 * Takes up what was typed into a form before the page was loaded anew. `form` is one of the kind; what does not have its
 * shape is dropped.
 */
export function recallDraft<Form extends object>(drafts: Drafts<Form>, about: string, form: Form): void {
  if (drafts.kept[about]) return;
  const stored = storedDraft(drafts, about);
  if (stored === undefined) return;
  const edit = editFromStored(stored, form, drafts.secret);
  if (edit) keepDraft(drafts, about, edit);
  else discardDraft(drafts, about);
}
