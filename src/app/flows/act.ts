import { rejection } from '../../api/transport/failure.ts';
import type { Action, ActionKind, ActionList, Asked } from '../../domain/actions/action.ts';
import { actionObstacle, actionsTitle } from '../../domain/actions/allActions.ts';
import type { FieldChange } from '../../domain/actions/changeText.ts';
import { fail, succeed } from '../../domain/failure.ts';
import { networkForm } from '../../domain/network/networkForm.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import { valueOf } from '../../domain/loadable.ts';
import { subjectOf, trialUndoOf } from '../../domain/acl/trialUndo.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { belongingsText, noBelongings, type Belongings } from '../../domain/user/owners.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { knownNow } from '../stores/known.ts';
import { loadNetworkUsers, usersStore } from '../stores/records.ts';
import { keyRemoval, refreshAccessKeys } from './accessKeys.ts';
import type { RunStep } from './bulkRun.ts';
import { make, type Change, type Done } from './change.ts';
import { startDeletion, withCleanup } from './deletions.ts';
import { entryRemoval, readEntries } from './dns.ts';
import { clientRemoval, enabling } from './externalClients/externalClients.ts';
import { egressAgain, relayChange, roleChange } from './gateways.ts';
import { keyRefresh, networkEdit, networkRemoval, refreshNodesAndDns, reloadNodesLater } from './networks.ts';
import { fieldChange, nodeEdit } from './nodeEdits.ts';
import { approval, nodeRemoval } from './nodes.ts';
import { loadEverything, refreshClients, refreshNodes } from './refresh.ts';
import { endTrialOf, pairsChange, tryChange } from './ruleChanges.ts';
import { accessBefore, type AccessBefore } from './users/access.ts';
import { permissionRemoval, permissionSetting } from './users/permissions.ts';
import { groupRemoval, refreshUserGroups } from './users/userGroups.ts';
import { groupChange, refreshUsers, userRemoval } from './users/users.ts';

type Changes = {
  readonly [Kind in ActionKind]: (action: Action<Kind>, access: AccessBefore) => Change;
};

const changes: Changes = {
  approveNode: ({ node }) => approval(node),
  connectNode: ({ node }) => fieldChange(node, { isConnected: true }),
  disconnectNode: ({ node }) => fieldChange(node, { isConnected: false }),
  switchRole: ({ node, role, isOn }) => roleChange(node, role, isOn),
  deleteNode: ({ node }) => nodeRemoval(node),
  editNode: (action) =>
    nodeEdit(action.node, (fresh) => wishOf(nodeForm(fresh), action), {
      rewritesRules: 'defaultAcl' in action.after,
    }),
  createEgressAgain: ({ node, isNatOn = false }) => egressAgain(node, isNatOn),
  setRelay: ({ node, addresses }) => relayChange(node, addresses),
  enableClient: ({ client }) => enabling(client, true),
  disableClient: ({ client }) => enabling(client, false),
  deleteClient: ({ client }) => clientRemoval(client),
  deleteAccessKey: ({ key }) => keyRemoval(key.network, key.name),
  deleteDnsEntry: ({ entry }) => entryRemoval(entry),
  deleteUser: ({ username }) => userRemoval(username),
  changeGroups: ({ username, ...change }, access) => groupChange(username, change, access),
  deleteUserGroup: ({ group }) => groupRemoval(group),
  setPermission: ({ netid, username, values }) => permissionSetting(netid, username, values),
  removePermission: ({ netid, username }) => permissionRemoval(netid, username),
  deleteNetwork: ({ netid }) => networkRemoval(netid),
  refreshKeys: ({ netid }) => keyRefresh(netid),
  editNetwork: settingsChange,
  allowPair: ({ one, other }) => pairsChange(one.network, [[one.id, other.id]], true),
  setPairs: ({ netid, pairs, isAllowed }) => pairsChange(netid, pairs, isAllowed),
};

/** The change on top of the current record. A field that isn’t as it was found is a conflict. */
export function wishOf<Form extends object>(form: Form, { before, after }: FieldChange<Form>) {
  return { before: { ...form, ...before }, after: { ...form, ...after } };
}

function settingsChange(action: Action<'editNetwork'>): Change {
  const { netid } = action;
  const network = knownNow()?.networks.get(netid);
  if (network) return networkEdit(netid, wishOf(networkForm(network), action), {});
  const send = async () => fail(rejection('This network no longer exists'));
  return { key: netid, name: netid, texts: toasts.updateNetwork(netid), send };
}

type ChangeOptions = {
  /** Shared by the changes of a run. */
  readonly access?: AccessBefore | undefined;
  /** Set for a part of a task, whose other parts make up for what it cuts. */
  readonly isUntried?: boolean;
};

/** The change that makes an action. It is rejected if something speaks against it on the records of that moment. */
export function changeOf<Kind extends ActionKind>(
  action: Action<Kind>,
  { access = accessBefore(), isUntried = false }: ChangeOptions = {},
): Change {
  const change = changes[action.kind](action, access);
  const send = async () => {
    const known = knownNow();
    const reason = known && actionObstacle(action, known);
    if (reason !== undefined) return fail(rejection(reason));
    const result = await change.send();
    return isUntried || !result.ok || !result.value ? result : succeed(onTrial(result.value));
  };
  return { ...change, send };
}

/** Asks whether to keep a removed role or a disabled client. An undo ends the trial, and so does enabling the client. */
function onTrial(done: Done): Done {
  const { undo, kept } = done;
  if (kept?.kind === 'client' && !kept.isEnabled) endTrialOf(subjectOf(kept));
  const trial = undo && trialUndoOf(kept);
  if (!trial) return done;
  tryChange(trial);
  return {
    ...done,
    undo: async (send) => {
      const undone = await undo(send);
      if (undone.ok) endTrialOf(subjectOf(trial));
      return undone;
    },
  };
}

/** The change as a step of a run, which stores the action so that the run can go on after a reload. */
export function stepOf(action: Action, access?: AccessBefore): RunStep {
  return { ...changeOf(action, { access }), stored: { kind: 'action', action } };
}

type Leftovers = readonly Leftover[];

/** Makes one action under a toast, and returns whether it succeeded. A user is deleted in a run with what they own. */
export async function actOn(
  action: Action,
  leftovers: Leftovers = [],
  also: Belongings = noBelongings,
): Promise<boolean> {
  if (action.kind === 'deleteUser' && belongingsText(also) !== '') {
    const { username } = action;
    await deleteWithBelongings(`Delete ${username}`, [stepOf(action)], leftovers, also);
    return valueOf(usersStore.data)?.every((user) => user.username !== username) ?? false;
  }
  return (await make(withCleanup(changeOf(action), leftovers))).ok;
}

/** Makes selected actions in a run. */
export function actOnAll(
  actions: readonly Action[],
  leftovers: Leftovers = [],
  also: Belongings = noBelongings,
): Promise<void> {
  const title = actionsTitle(actions);
  const access = accessBefore();
  const steps = actions.map((action) => stepOf(action, access));
  if (belongingsText(also) !== '') return deleteWithBelongings(title, steps, leftovers, also);
  return startDeletion({ title, steps, leftovers, finish: rereadAfter(actions) });
}

/** Users come last, so that after a stop the console still knows whose clients and nodes are left. */
function deleteWithBelongings(
  title: string,
  removals: readonly RunStep[],
  leftovers: Leftovers,
  also: Belongings,
): Promise<void> {
  const owned = [
    ...also.clients.map((client) => stepOf({ kind: 'deleteClient', client })),
    ...also.nodes.map((node) => stepOf({ kind: 'deleteNode', node })),
  ];
  return startDeletion({
    title: `${title} with ${belongingsText(also)}`,
    steps: [
      ...owned.map((change) => ({ ...change, name: change.about ?? change.name })),
      ...removals.map((removal) => ({ ...removal, isFollowUp: true })),
    ],
    leftovers,
    finish: () => Promise.all([refreshUsers(), refreshNodes()]),
  });
}

/** Makes actions that belong together, one at a time. Two of them can be about the same record. */
function actInOrder(actions: readonly Action[], { title }: ActionList, leftovers: Leftovers) {
  const keys = new Set<string>();
  const steps = actions.map((action, place) => {
    const change = stepOf(action);
    const key = keys.has(change.key) ? `${place} ${change.key}` : change.key;
    keys.add(key);
    return { ...change, key, lane: 'list' };
  });
  return startDeletion({ title, steps, leftovers, finish: loadEverything });
}

/** All actions of a selection have the same kind. */
function rereadAfter([action]: readonly Action[]): () => Promise<unknown> {
  switch (action?.kind) {
    case 'enableClient':
    case 'disableClient':
    case 'deleteClient':
      return refreshClients;
    case 'deleteAccessKey': {
      const { network } = action.key;
      return () => refreshAccessKeys(network);
    }
    case 'deleteDnsEntry':
      return readEntries;
    case 'deleteUser':
    case 'changeGroups':
      return refreshUsers;
    case 'deleteUserGroup':
      return refreshUserGroups;
    case 'setPermission':
    case 'removePermission':
      return loadNetworkUsers;
    case 'deleteNetwork':
      return refreshNodesAndDns;
    case 'refreshKeys':
      return async () => reloadNodesLater();
    default:
      return refreshNodes;
  }
}

/** Makes the actions that the user has agreed to. */
export async function carryOut(
  { actions, options }: Asked,
  leftovers: Leftovers,
  also?: Belongings,
): Promise<void> {
  options.onConfirm?.();
  const [action, another] = actions;
  if (options.skipped) return actOnAll(actions, leftovers, also);
  if (options.list && another) return actInOrder(actions, options.list, leftovers);
  if (!action) return;
  const once = () => actOn(action, leftovers, also);
  await (options.around ? options.around(once) : once());
}
