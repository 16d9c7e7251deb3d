import { editAcls, hasChanges, type AclEdit } from '../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { aclsStore } from './acls.ts';
import { dropDraft, keepDraft, keptDrafts } from './drafts.ts';

/**
 * What was changed of ACLs and not submitted yet, by netid: bits and steps, which the end of a session does not take away.
 * Each change is laid over the container that it was made to, until that is read again.
 */
export const aclEdits = keptDrafts<AclEdit>();

/** Edits without changes, so that a container that nobody edits gives the same one each time. */
const untouched = new WeakMap<AclMatrix, AclEdit>();

/** The edit of a network's rules; undefined until they were read. */
export function aclEditOf(netid: string): AclEdit | undefined {
  const kept = aclEdits.kept[netid];
  if (kept) return kept;
  if (aclsStore.netid !== netid || aclsStore.data.status !== 'ready') return undefined;
  const loaded = aclsStore.data.value;
  const begun = untouched.get(loaded) ?? editAcls(loaded);
  untouched.set(loaded, begun);
  return begun;
}

export function changeAcls(netid: string, change: (edit: AclEdit) => AclEdit): void {
  const edit = aclEditOf(netid);
  if (!edit) return;
  const changed = change(edit);
  if (changed !== edit) keepDraft(aclEdits, netid, changed);
}

export function dropAclEdit(netid: string): void {
  dropDraft(aclEdits, netid);
}

export function isAclEdited(netid: string): boolean {
  const edit = aclEdits.kept[netid];
  return edit !== undefined && hasChanges(edit);
}
