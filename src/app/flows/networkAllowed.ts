import { editOfStored, editToStored } from '../../domain/edit/storedEdit.ts';
import type { Wish } from '../../domain/edit/undo.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import {
  allowedForm,
  withAllowed,
  type AllowedForm,
  type AllowedKind,
} from '../../domain/network/networkAllowed.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { accessByAllowed, accessToRestore, type NetworkUsers } from '../../domain/user/networkLevels.ts';
import { loadNetworkUsers, networksStore, usersStore } from '../stores/records.ts';
import { make, undoBy, type Change } from './change.ts';
import { networkCalls, reloadNetworks, showSavedNetwork, type NetworkSaveOptions } from './networks.ts';
import { afterSave } from './outcome.ts';
import { refreshUserData } from './refresh.ts';
import { saveRecord, type RecordChange } from './saveRecord.ts';
import { accessBefore, withAccess, type AccessBefore } from './users/access.ts';

type AllowedWish = Wish<Network, AllowedForm>;

export function saveAllowed(
  netid: string,
  kind: AllowedKind,
  edit: AllowedWish,
  options: NetworkSaveOptions,
) {
  return make(allowedEdit(netid, kind, edit, { ...options, access: accessBefore() }));
}

function allowedEdit(
  netid: string,
  kind: AllowedKind,
  edit: AllowedWish,
  options: NetworkSaveOptions & { readonly access: AccessBefore },
): RecordChange<Network, AllowedForm> {
  return {
    key: netid,
    name: netid,
    texts: toasts.updateNetwork(netid),
    send: async () => {
      const users = await options.access();
      return saveRecord({
        edit,
        form: (network) => allowedForm(network, kind),
        fields: ['allowed'],
        withChanges: (fresh, { after }) => withAllowed(fresh, kind, after),
        ...networkCalls(netid, options),
        show: showSavedNetwork,
        undoOf: (inverse) => {
          const changes = users && restoredByAllowed(netid, kind, inverse, users);
          const kept = editToStored(inverse, ['allowed']);
          return {
            undo: undoBy(withAccess(allowedEdit(netid, kind, inverse, options), changes)),
            kept: kept && { kind: 'allowed', of: kind, netid, edit: kept, access: changes },
          };
        },
      });
    },
    settle: afterSave(
      () => Promise.all([loadNetworkUsers(), refreshUserData()]),
      () => reloadNetworks(netid),
    ),
  };
}

/** Undoes an edit that was made before a reload. */
export function allowedRestoring({ netid, of, edit, access }: StoredUndo<'allowed'>): Change {
  const wish = editOfStored<AllowedForm>(edit, { allowed: [] });
  const restore = (current: Network) => withAllowed(current, of, wish.after);
  return withAccess(allowedEdit(netid, of, { ...wish, restore }, { access: accessBefore() }), access);
}

/** Returns the access levels and limits that the undo restores too. */
function restoredByAllowed(
  netid: string,
  kind: AllowedKind,
  { before, after }: AllowedWish,
  users: NetworkUsers,
) {
  const network = valueOf(networksStore.data)?.find((one) => one.netid === netid);
  const accounts = valueOf(usersStore.data);
  if (!network || !accounts) return undefined;
  const networks = { before: withAllowed(network, kind, after), after: withAllowed(network, kind, before) };
  return accessToRestore(accessByAllowed(networks, accounts, users));
}
