import { rejection } from '../../api/transport/failure.ts';
import {
  actionObstacle,
  actionsTitle,
  recordOf,
  type Action,
  type ActionKind,
  type Asked,
} from '../../domain/actions/action.ts';
import { fail } from '../../domain/failure.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import { knownNow } from '../stores/known.ts';
import { make, type Change } from './change.ts';
import { startDeletion, withCleanup } from './deletions.ts';
import { roleChange } from './gateways.ts';
import { fieldChange } from './nodeEdits.ts';
import { approval, nodeRemoval } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

const changes: { readonly [Kind in ActionKind]: (action: Action<Kind>) => Change } = {
  approveNode: ({ node }) => approval(node),
  connectNode: ({ node }) => fieldChange(node, { isConnected: true }),
  disconnectNode: ({ node }) => fieldChange(node, { isConnected: false }),
  switchRole: ({ node, role, isOn }) => roleChange(node, role, isOn),
  deleteNode: ({ node }) => nodeRemoval(node),
};

/** The change that makes an action. It is rejected if something speaks against it on the records of that moment. */
export function changeOf<Kind extends ActionKind>(action: Action<Kind>): Change {
  const change = changes[action.kind](action);
  const send = async () => {
    const reason = obstacleNow(action);
    return reason === undefined ? change.send() : fail(rejection(reason));
  };
  return { ...change, send };
}

function obstacleNow<Kind extends ActionKind>(action: Action<Kind>): string | undefined {
  const known = knownNow();
  const record = known && recordOf(action, known);
  return record && actionObstacle(record, action, known);
}

/** Makes one action under a toast, and returns whether it succeeded. */
export async function actOn(action: Action, leftovers: readonly Leftover[] = []): Promise<boolean> {
  return (await make(withCleanup(changeOf(action), leftovers))).ok;
}

/** Makes selected actions in a run. */
export function actOnAll(actions: readonly Action[], leftovers: readonly Leftover[] = []): Promise<void> {
  return startDeletion({
    title: actionsTitle(actions),
    steps: actions.map(changeOf),
    leftovers,
    finish: refreshNodes,
  });
}

/** Makes the actions that the user has agreed to. */
export async function carryOut({ actions, options }: Asked, leftovers: readonly Leftover[]): Promise<void> {
  options.onConfirm?.();
  const [action] = actions;
  if (options.skipped) return actOnAll(actions, leftovers);
  if (!action) return;
  const once = () => actOn(action, leftovers);
  await (options.around ? options.around(once) : once());
}
