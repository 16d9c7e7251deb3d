import { revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import type { SaveFailure, Result } from '../../domain/failure.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { make } from './change.ts';
import { enabling } from './externalClients/externalClients.ts';
import { undoStoredEdit } from './nodeEdits.ts';
import { forgetSubmit, rulesChange } from './ruleChanges.ts';

/** Undoes a change that was made before a reload. */
export async function undoStored(stored: StoredUndo): Promise<Result<unknown, SaveFailure>> {
  switch (stored.kind) {
    case 'node':
      return undoStoredEdit(stored.edit);
    case 'client':
      return make(enabling(stored, stored.isEnabled));
    case 'rules': {
      const { netid, change } = stored;
      const result = await make(rulesChange(netid, (current) => revertOfStored(change, current)));
      if (result.ok) forgetSubmit(netid);
      return result;
    }
  }
}
