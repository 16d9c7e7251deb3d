import { restoredPairs } from '../acl/storedAclEdit.ts';
import { editFromStored, storedValuesText, type StoredEdit } from '../edit/storedEdit.ts';
import type { ExternalClientRef } from '../externalClient/externalClient.ts';
import { counted } from '../format/count.ts';
import type { AllowedForm, AllowedKind } from '../network/networkAllowed.ts';
import {
  networkUndoFromStored,
  networkUndoText,
  type StoredNetworkUndo,
} from '../network/storedNetworkUndo.ts';
import type { NamedNode } from '../node/node.ts';
import {
  namedNodeFromStored,
  nodeUndoFromStored,
  nodeUndoText,
  type StoredNodeUndo,
} from '../node/storedNodeUndo.ts';
import { roleUndoFromStored, roleUndoText, type RoleUndo } from '../node/storedRoleUndo.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import type { Access, AccessChange } from '../user/networkLevels.ts';
import { networkUserFields, type NetworkUserForm } from '../user/networkUser.ts';
import type { UserForm, UserGroupsForm } from '../user/userForm.ts';
import { permissionLabels } from '../user/userText.ts';
import { WireObject } from '../wire.ts';

/** The undo of a change as data, which the tab keeps over a reload. */
type Undos = {
  node: { readonly edit: StoredNodeUndo };
  network: { readonly edit: StoredNetworkUndo };
  /** `change` is the result of `aclEditToStored`. */
  rules: { readonly netid: string; readonly change: unknown };
  role: { readonly undo: RoleUndo };
  /** Makes `hub` the hub again, if `successor` still is. */
  hub: { readonly hub: NamedNode; readonly successor: NamedNode };
  /** `isEnabled` is to be set again. */
  client: ExternalClientRef & { readonly isEnabled: boolean };
  /** The addresses identify the client, which may have been renamed since. */
  clientName: ExternalClientRef & {
    readonly former: string;
    readonly address: string;
    readonly address6: string;
  };
  permission: {
    readonly netid: string;
    readonly username: string;
    readonly edit: StoredEdit<NetworkUserForm>;
  };
  user: OfUser & { readonly edit: StoredEdit<Pick<UserForm, 'networks'>> };
  groups: OfUser & { readonly edit: StoredEdit<UserGroupsForm> };
  allowed: WithAccess & {
    readonly netid: string;
    readonly of: AllowedKind;
    readonly edit: StoredEdit<AllowedForm>;
  };
  /** Creates a deleted DNS entry again. */
  entry: { readonly network: string; readonly name: string; readonly address: string };
  /** Deletes what a part of a task has created. */
  created: {
    readonly what: Created;
    readonly netid: string;
    readonly name: string;
    readonly address: string;
  };
  /** Of a run. The last change comes first. */
  several: { readonly title: string; readonly undos: readonly StoredUndo[] };
};

/** The access that the undo restores too. Undefined if it’s unknown. */
type WithAccess = { readonly access: readonly AccessChange[] | undefined };
type OfUser = WithAccess & { readonly username: string };

const created = ['network', 'key', 'entry', 'client'] as const;
type Created = (typeof created)[number];

export type UndoKind = keyof Undos;
export type StoredUndo<Kind extends UndoKind = UndoKind> = {
  [K in Kind]: { readonly kind: K } & Undos[K];
}[Kind];

type Codec<Kind extends UndoKind> = {
  /** Throws, or returns nothing, if the JSON isn’t of this kind. */
  readonly read: (stored: WireObject) => Undos[Kind] | undefined;
  readonly text: (undo: Undos[Kind]) => string;
};

const codecs: { readonly [Kind in UndoKind]: Codec<Kind> } = {
  node: {
    read: (stored) => {
      const edit = nodeUndoFromStored(stored.value('edit'));
      return edit && { edit };
    },
    text: ({ edit }) => nodeUndoText(edit),
  },
  network: {
    read: (stored) => {
      const edit = networkUndoFromStored(stored.requiredObject('edit'));
      return edit && { edit };
    },
    text: ({ edit }) => networkUndoText(edit),
  },
  rules: {
    read: (stored) => {
      const change = stored.value('change');
      const { allowed, blocked } = restoredPairs(change);
      return allowed + blocked === 0 ? undefined : { netid: stored.requiredText('netid'), change };
    },
    text: ({ netid, change }) => {
      const { allowed, blocked } = restoredPairs(change);
      const effects = [
        ...(allowed > 0 ? [`allows up to ${counted(allowed, 'pair')}`] : []),
        ...(blocked > 0 ? [`blocks up to ${counted(blocked, 'pair')}`] : []),
      ];
      return `${effects.join(' and ')} in ${netid}`;
    },
  },
  role: {
    read: (stored) => {
      const undo = roleUndoFromStored(stored.requiredObject('undo'));
      return undo && { undo };
    },
    text: ({ undo }) => roleUndoText(undo),
  },
  hub: {
    read: (stored) => ({
      hub: stored.required('hub', namedNodeFromStored),
      successor: stored.required('successor', namedNodeFromStored),
    }),
    text: ({ hub }) => `makes ${hub.name} the hub of ${hub.network}`,
  },
  client: {
    read: (stored) => ({ ...clientIn(stored), isEnabled: stored.boolean('isEnabled') }),
    text: ({ isEnabled, clientId, network }) =>
      `${isEnabled ? 'enables' : 'disables'} ${clientId} in ${network}`,
  },
  clientName: {
    read: (stored) => ({
      ...clientIn(stored),
      former: stored.requiredText('former'),
      address: stored.text('address'),
      address6: stored.text('address6'),
    }),
    text: ({ clientId, network, former }) => `renames ${clientId} in ${network} to ${former}`,
  },
  permission: {
    read: (stored) => {
      const edit = editFromStored<NetworkUserForm>(stored.requiredObject('edit'), networkUserFields, textIn);
      const [netid, username] = [stored.requiredText('netid'), stored.requiredText('username')];
      return edit && { netid, username, edit };
    },
    text: ({ netid, username, edit }) =>
      `restores ${username} in ${netid}: ${storedValuesText(edit, networkUserFields, (field) => permissionLabels[field])}`,
  },
  user: {
    read: (stored) => {
      const edit = editFromStored<Pick<UserForm, 'networks'>>(
        stored.requiredObject('edit'),
        ['networks'],
        listIn,
      );
      return edit && { username: stored.requiredText('username'), edit, access: accessIn(stored) };
    },
    text: ({ username, edit, access }) =>
      `restores the networks of ${username}: ${listed(edit.to.networks)}${accessText(access)}`,
  },
  groups: {
    read: (stored) => {
      const edit = editFromStored<UserGroupsForm>(stored.requiredObject('edit'), ['groups'], listIn);
      return edit && { username: stored.requiredText('username'), edit, access: accessIn(stored) };
    },
    text: ({ username, edit, access }) =>
      `restores the groups of ${username}: ${listed(edit.to.groups)}${accessText(access)}`,
  },
  allowed: {
    read: (stored) => {
      const edit = editFromStored<AllowedForm>(stored.requiredObject('edit'), ['allowed'], listIn);
      const of = stored.oneOf('of', ['groups', 'users']);
      return edit && of && { netid: stored.requiredText('netid'), of, edit, access: accessIn(stored) };
    },
    text: ({ netid, of, edit, access }) =>
      `restores the allowed ${of} of ${netid}: ${listed(edit.to.allowed)}${accessText(access)}`,
  },
  entry: {
    read: (stored) => ({
      network: stored.requiredText('network'),
      name: stored.requiredText('name'),
      address: stored.requiredText('address'),
    }),
    text: ({ network, name, address }) => `creates ${name} in ${network} for ${address}`,
  },
  created: {
    read: (stored) => {
      const what = stored.oneOf('what', created);
      const [netid, name] = [stored.requiredText('netid'), stored.requiredText('name')];
      return what && { what, netid, name, address: stored.text('address') };
    },
    text: ({ what, netid, name }) => `deletes ${what === 'network' ? netid : `${name} in ${netid}`}`,
  },
  several: {
    read: (stored) => {
      const read = stored.list('undos', (json) => undoFromStored(json));
      const undos = read.filter((undo) => undo !== undefined);
      return undos.length > 0 && undos.length === read.length
        ? { title: stored.requiredText('title'), undos }
        : undefined;
    },
    text: ({ undos }) => {
      const texts = undos.slice(0, 3).map(effectOf);
      const more = undos.length > 3 ? `, and ${counted(undos.length - 3, 'other change')}` : '';
      return `reverts ${counted(undos.length, 'change')}: ${texts.join('; ')}${more}`;
    },
  },
};

/** Returns nothing for what isn't an undo of a known kind. */
export function undoFromStored(json: unknown): StoredUndo | undefined {
  try {
    const stored = new WireObject(json, 'undo');
    const kinds = Object.keys(codecs) as UndoKind[];
    const kind = stored.oneOf('kind', kinds);
    return kind && undoOfKind(kind, stored);
  } catch {
    return undefined;
  }
}

function undoOfKind(kind: UndoKind, stored: WireObject): StoredUndo | undefined {
  const undo = codecs[kind].read(stored);
  // The codec of a kind reads the fields of that kind.
  return undo && ({ kind, ...undo } as StoredUndo);
}

/** Names what the undo does from its own data, so that it can’t pass for another one. */
export function undoText(undo: StoredUndo, verb = 'Undo'): string {
  return `${verb} ${effectOf(undo)}`;
}

function effectOf<Kind extends UndoKind>(undo: StoredUndo<Kind>): string {
  return codecs[undo.kind].text(undo);
}

function clientIn(stored: WireObject): ExternalClientRef {
  return { network: stored.requiredText('network'), clientId: stored.requiredText('clientId') };
}

function textIn(values: WireObject, field: string): string {
  return values.text(field);
}

function listIn(values: WireObject, field: string): readonly string[] {
  return values.texts(field);
}

function accessIn(stored: WireObject): readonly AccessChange[] | undefined {
  if (!stored.has('access')) return undefined;
  return stored.list('access', (json, path) => {
    const change = new WireObject(json, path);
    return {
      netid: change.requiredText('netid'),
      username: change.requiredText('username'),
      before: change.required('before', levelsFrom),
      after: change.required('after', levelsFrom),
    };
  });
}

function levelsFrom(json: unknown, path: string): Access {
  const access = new WireObject(json, path);
  return {
    accessLevel: accessLevelFromWire(access.number('accessLevel', 3)),
    nodeLimit: access.number('nodeLimit'),
    clientLimit: access.number('clientLimit'),
  };
}

function accessText(access: readonly AccessChange[] | undefined): string {
  const places = access?.map(({ netid, username }) => `${username} in ${netid}`) ?? [];
  return places.length === 0 ? '' : `, and the access of ${listed(places)}`;
}

function listed(names: readonly string[] = []): string {
  return names.length === 0 ? 'none' : names.join(', ');
}
