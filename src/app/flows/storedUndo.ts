import { revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import { fail, type Result, type SaveFailure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { networkUndoWish, type StoredNetworkUndo } from '../../domain/network/storedNetworkUndo.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { rejection } from '../../api/transport/failure.ts';
import { networksStore } from '../stores/records.ts';
import { make } from './change.ts';
import { enabling } from './externalClients/externalClients.ts';
import { saveNetwork } from './networks.ts';
import { undoStoredEdit } from './nodeEdits.ts';
import { forgetSubmit, rulesChange } from './ruleChanges.ts';

/** Undoes a change that was made before a reload. */
export async function undoStored(stored: StoredUndo): Promise<Result<unknown, SaveFailure>> {
  switch (stored.kind) {
    case 'node':
      return undoStoredEdit(stored.edit);
    case 'client':
      return make(enabling(stored, stored.isEnabled));
    case 'network':
      return undoNetworkEdit(stored.edit);
    case 'rules': {
      const { netid, change } = stored;
      const result = await make(rulesChange(netid, (current) => revertOfStored(change, current)));
      if (result.ok) forgetSubmit(netid);
      return result;
    }
  }
}

async function undoNetworkEdit(edit: StoredNetworkUndo): Promise<Result<unknown, SaveFailure>> {
  const { netid } = edit;
  const network = valueOf(networksStore.data)?.find((one) => one.netid === netid);
  if (network) return saveNetwork(netid, networkUndoWish(edit, network), {});
  const send = () => Promise.resolve(fail(rejection(`${netid} isn’t loaded or no longer exists`)));
  return make({ key: netid, name: netid, texts: toasts.updateNetwork(netid), send });
}
