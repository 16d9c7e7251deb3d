import { ref } from 'valtio';
import { editAcls, hasChanges, type AclEdit, type ChangeCount } from '../../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { allowedPairs, unionOver, type AclPairs } from '../../../domain/acl/aclPairs.ts';
import { intentFromStored, type Intent } from '../../../domain/acl/intent/intent.ts';
import type { AclMerge } from '../../../domain/acl/aclMerge.ts';
import { aclEditFromStored, aclEditToStored } from '../../../domain/acl/storedAclEdit.ts';
import { discardDraft, restoreDraft } from './draftStorage.ts';
import { saveDraft, createDraftStore } from './drafts.ts';
import { loadedAcls } from '../acls.ts';
import { sessionScoped } from '../store.ts';

/** Unsaved ACL changes by netid. A reload keeps the changes but not the undo steps. */
export const aclEdits = createDraftStore<AclEdit>('acl', aclEditToStored);

/** Gives unedited ACLs the same edit in every render. */
const untouched = new WeakMap<AclMatrix, AclEdit>();

export function aclEditOf(netid: string): AclEdit | undefined {
  const kept = aclEdits.byKey[netid];
  if (kept) return kept;
  const loaded = loadedAcls(netid);
  if (!loaded) return undefined;
  const begun = untouched.get(loaded) ?? editAcls(loaded);
  untouched.set(loaded, begun);
  return begun;
}

export function changeAcls(netid: string, change: (edit: AclEdit) => AclEdit): void {
  const edit = aclEditOf(netid);
  if (!edit) return;
  const changed = change(edit);
  if (changed !== edit) saveDraft(aclEdits, netid, changed);
}

export function dropAclEdit(netid: string): void {
  discardDraft(aclEdits, netid);
}

export function restoreAclEdit(netid: string, fresh: AclMatrix): void {
  restoreDraft(aclEdits, netid, (stored) => aclEditFromStored(stored, fresh));
}

export function isAclEdited(netid: string): boolean {
  const edit = aclEdits.byKey[netid];
  return edit !== undefined && hasChanges(edit);
}

/** The edit, for the guard that asks before it is left. */
export function aclForm(netid: string) {
  return { isDirty: () => isAclEdited(netid), discard: () => dropAclEdit(netid) };
}

export type AclChange = { readonly from: AclMatrix; readonly to: AclMatrix };

export type AclSubmissionState =
  | { readonly status: 'none' | 'sending' }
  | {
      readonly status: 'conflict';
      readonly merge: AclMerge;
      readonly current: AclMatrix;
      /** Undefined when a submit is undone. */
      readonly edit: AclEdit | undefined;
    }
  | { readonly status: 'submitted'; readonly count: ChangeCount; readonly change: AclChange };

/** The latest submission of each network, because two of them can be under way. A network can be named `constructor`. */
export const aclSubmissions = sessionScoped<{ byNetid: Record<string, AclSubmissionState> }>(
  'aclSubmissions',
  () => ({ byNetid: Object.create(null) }),
);

export const nothingSent: AclSubmissionState = { status: 'none' };

export function aclSubmissionOf(netid: string): AclSubmissionState {
  return aclSubmissions.byNetid[netid] ?? nothingSent;
}

export function setAclSubmission(netid: string, state: AclSubmissionState): void {
  aclSubmissions.byNetid[netid] = ref(state);
}

export const aclIntents = createDraftStore<Intent>('aclIntent', (intent) => intent);

export function keepAclIntent(netid: string, intent: Intent | undefined): void {
  if (intent) saveDraft(aclIntents, netid, intent);
  else discardDraft(aclIntents, netid);
}

export function restoreAclIntent(netid: string): void {
  restoreDraft(aclIntents, netid, intentFromStored);
}

/** Pairs that someone else changed during the edit of a network, until the user dismisses them. */
export const aclMerged = sessionScoped<{ byNetid: Record<string, AclPairs> }>('aclMerged', () => ({
  byNetid: Object.create(null),
}));

export function addAclMerged(netid: string, others: AclPairs): void {
  if (allowedPairs(others) === 0) return;
  const known = aclMerged.byNetid[netid];
  aclMerged.byNetid[netid] = ref(unionOver(others.nodeIds, known ? [known, others] : [others]));
}

export function dismissAclMerged(netid: string): void {
  delete aclMerged.byNetid[netid];
}
