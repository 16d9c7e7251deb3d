import { proxy, ref } from 'valtio';
import type { Edit } from '../../domain/edit/edit.ts';

/** What was edited of one kind of thing and not sent yet, by what each is about. */
export type Kept<Draft extends object> = { readonly kept: Record<string, Draft> };

/** What was typed into one kind of form. */
export type Drafts<Form> = Kept<Edit<Form>>;

const kinds = new Set<Kept<object>>();
const forms = new Set<Drafts<object>>();
let owner: string | undefined;

/** A home for the drafts of one kind of form. */
export function draftsOf<Form extends object>(): Drafts<Form> {
  const drafts = keptDrafts<Edit<Form>>();
  forms.add(drafts);
  return drafts;
}

/** A home for one kind of drafts. They are values: replaced whole, never written into. */
export function keptDrafts<Draft extends object>(): Kept<Draft> {
  const drafts = proxy<Kept<Draft>>({ kept: {} });
  kinds.add(drafts);
  return drafts;
}

export function keepDraft<Draft extends object>(drafts: Kept<Draft>, about: string, draft: Draft): void {
  drafts.kept[about] = ref(draft);
}

/** Everything that was typed into a form and not sent yet. */
export function draftTexts(): readonly string[] {
  return [...forms]
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
