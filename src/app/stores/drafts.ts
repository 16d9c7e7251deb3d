import { proxy, ref } from 'valtio';
import type { Edit } from '../../domain/edit/edit.ts';

/** What was typed into one kind of form and not sent yet, by what each form is about. */
export type Drafts<Form> = { readonly kept: Record<string, Edit<Form>> };

const kinds = new Set<Drafts<object>>();
let owner: string | undefined;

/** A home for the drafts of one kind of form. They are values: replaced whole, never written into. */
export function draftsOf<Form extends object>(): Drafts<Form> {
  const drafts = proxy<Drafts<Form>>({ kept: {} });
  kinds.add(drafts);
  return drafts;
}

export function keepDraft<Form>(drafts: Drafts<Form>, about: string, edit: Edit<Form>): void {
  drafts.kept[about] = ref(edit);
}

/** Everything that was typed into a form and not sent yet. */
export function draftTexts(): readonly string[] {
  return [...kinds]
    .flatMap(({ kept }) => Object.values(kept))
    .flatMap(({ after }) => Object.values(after))
    .flat()
    .filter((value) => typeof value === 'string');
}

export function dropDraft(drafts: { readonly kept: Record<string, unknown> }, about: string): void {
  delete drafts.kept[about];
}

/**
 * Drafts outlive the end of a session, so that whoever signs in again as the same user goes on where they were. They are
 * never for somebody else, and gone once a person signs out.
 */
export function claimDrafts(username: string | undefined): void {
  if (username === undefined || username !== owner) {
    for (const drafts of kinds) for (const about of Object.keys(drafts.kept)) dropDraft(drafts, about);
  }
  owner = username;
}
