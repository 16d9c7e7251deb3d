import { counted } from '../format/count.ts';
import type { CreatedRole } from '../node/gateways.ts';
import { isSameNode, type Node } from '../node/node.ts';
import type { Known } from './known.ts';
import { nodeActions, type NodeFields } from './nodeActions.ts';
import type { ActionIcon, ActionWords, Question } from './words.ts';

export type ActionFields = NodeFields;
export type ActionKind = keyof ActionFields;

/** Something to be done to a record, as a value. */
export type Action<Kind extends ActionKind = ActionKind> = {
  [K in Kind]: { readonly kind: K } & ActionFields[K];
}[Kind];

/** Records of the moment, with the nodes themselves. */
export type KnownNodes = Omit<Known, 'nodes'> & { readonly nodes: readonly Node[] };

/** A request to make actions, after its question. */
export type Asked = {
  readonly actions: readonly Action[];
  readonly options: AskOptions;
};

export type AskOptions = {
  /** Set for selected records, which are changed in a run. Names the selected records that are left out. */
  readonly skipped?: readonly { readonly name: string; readonly reason: string }[];
  readonly onConfirm?: () => void;
  /** Does something around the actions. `make` returns whether they succeeded. */
  readonly around?: (make: () => Promise<boolean>) => unknown;
};

/** Asks before it makes actions. */
export type Act = (actions: readonly Action[], options?: AskOptions) => void;

/** Only these words know their own kind, so a kind that is generic here is a member of the union there. */
function wordsOf<Kind extends ActionKind>(action: Action<Kind>): ActionWords<Action<Kind>, Node, Known> {
  const words: { readonly [K in ActionKind]: ActionWords<Action<K>, Node, Known> } = nodeActions;
  return words[action.kind];
}

export function actionLabel(action: Action): string {
  return wordsOf(action).label(action);
}

export function actionIcon(action: Action): ActionIcon {
  return wordsOf(action).icon(action);
}

export function isDangerous(action: Action): boolean {
  return wordsOf(action).isDanger ?? false;
}

export function isDeletion(action: Action): boolean {
  return wordsOf(action).isDeletion === true;
}

/** An action that a surface draws, and why it isn’t available. */
export type Offer = {
  readonly action: Action;
  readonly label: string;
  /** The label with the name of the record. */
  readonly named: string;
  readonly icon: ActionIcon;
  readonly isDanger: boolean;
  readonly obstacle: string | undefined;
};

export function offerOf(record: Node, action: Action, known: Known): Offer {
  const words = wordsOf(action);
  return {
    action,
    label: words.label(action),
    named: words.named(action, record.name),
    icon: words.icon(action),
    isDanger: isDangerous(action),
    obstacle: words.obstacle(record, action, known, [action]),
  };
}

/** Why an action can’t be made on this record, among all that are to be made. */
export function actionObstacle<Kind extends ActionKind>(
  record: Node,
  action: Action<Kind>,
  known: Known,
  all: readonly Action<Kind>[] = [action],
): string | undefined {
  return wordsOf(action).obstacle(record, action, known, all);
}

export function recordOf({ node }: Pick<Action, 'node'>, { nodes }: KnownNodes): Node | undefined {
  return nodes.find((listed) => isSameNode(listed, node));
}

/** Undefined if none of the records exists any longer. */
export function actionQuestion({ actions, options }: Asked, known: KnownNodes): Question | undefined {
  const [action] = actions;
  const records = actions.flatMap((each) => recordOf(each, known) ?? []);
  const [record] = records;
  if (!action || !record) return undefined;
  const words = wordsOf(action);
  if (!options.skipped) return words.question(record, action, known);
  const confirmLabel = actionsTitle(actions);
  return { title: `${confirmLabel}?`, confirmLabel, ...words.questionForMany(records, action, known) };
}

/** Names actions of one kind, such as “Approve 14 nodes”. */
export function actionsTitle(actions: readonly Action[]): string {
  const [action] = actions;
  if (!action) return '';
  const count = counted(actions.length, 'node');
  const between = action.kind !== 'switchRole' ? ' ' : action.isOn ? ' on ' : ' from ';
  return actionLabel(action) + between + count;
}

/** Roles whose creation needs input have a form instead of a question. */
export function needsForm(action: Action): action is Action<'switchRole'> & { readonly role: CreatedRole } {
  return action.kind === 'switchRole' && action.isOn && (action.role === 'egress' || action.role === 'relay');
}
