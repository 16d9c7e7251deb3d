import { rejection } from '../../api/transport/failure.ts';
import { revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import { fail } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { networkUndoWish, type StoredNetworkUndo } from '../../domain/network/storedNetworkUndo.ts';
import type { StoredUndo, UndoKind } from '../../domain/session/storedUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { networksStore } from '../stores/records.ts';
import { keyRemoval } from './accessKeys.ts';
import type { Change } from './change.ts';
import { entryCreation, entryRemoval } from './dns.ts';
import { clientRemoval, enabling, renaming } from './externalClients/externalClients.ts';
import { roleRestoring } from './gateways.ts';
import { allowedRestoring } from './networkAllowed.ts';
import { networkEdit, networkRemoval } from './networks.ts';
import { hubReturn, nodeRestoring } from './nodeEdits.ts';
import { forgetSubmit, rulesChange } from './ruleChanges.ts';
import { permissionRestoring } from './users/permissions.ts';
import { groupsRestoring, userRestoring } from './users/users.ts';

/** The undo of a single change. */
export type SingleUndo = StoredUndo<Exclude<UndoKind, 'several'>>;

const restorings: {
  readonly [Kind in SingleUndo['kind']]: (stored: StoredUndo<Kind>) => Change;
} = {
  node: ({ edit }) => nodeRestoring(edit),
  network: ({ edit }) => networkRestoring(edit),
  rules: rulesRestoring,
  role: ({ undo }) => roleRestoring(undo),
  hub: ({ hub, successor }) => hubReturn(hub, successor),
  client: (client) => enabling(client, client.isEnabled),
  clientName: (client) => renaming(client, client.former, client),
  permission: permissionRestoring,
  user: userRestoring,
  groups: groupsRestoring,
  allowed: allowedRestoring,
  entry: entryCreation,
  created: creationRemoval,
};

/** The change that takes back another one, from data that outlived a reload. */
export function restoringOf<Kind extends SingleUndo['kind']>(stored: StoredUndo<Kind>): Change {
  return restorings[stored.kind](stored);
}

function networkRestoring(edit: StoredNetworkUndo): Change {
  const { netid } = edit;
  const network = valueOf(networksStore.data)?.find((one) => one.netid === netid);
  if (network) return networkEdit(netid, networkUndoWish(edit, network), {});
  const send = async () => fail(rejection(`${netid} isn’t loaded or no longer exists`));
  return { key: netid, name: netid, texts: toasts.updateNetwork(netid), send };
}

function rulesRestoring({ netid, change }: StoredUndo<'rules'>): Change {
  const restoring = rulesChange(netid, (current) => revertOfStored(change, current));
  const send = async () => {
    const result = await restoring.send();
    if (result.ok) forgetSubmit(netid);
    return result;
  };
  return { ...restoring, send };
}

function creationRemoval({ what, netid, name, address }: StoredUndo<'created'>): Change {
  switch (what) {
    case 'network':
      return networkRemoval(netid);
    case 'key':
      return keyRemoval(netid, name);
    case 'client':
      return clientRemoval({ network: netid, clientId: name });
    case 'entry':
      return entryRemoval({ network: netid, name }, address);
  }
}
