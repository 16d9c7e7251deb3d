import type { AccessKey } from '../accessKey/accessKey.ts';
import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { counted } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import type { Departing, LeftoverSource } from '../node/leftovers.ts';
import type { Node } from '../node/node.ts';
import type { NetworkUser } from '../user/networkUser.ts';
import type { UserGroup } from '../user/userGroup.ts';
import type { User } from '../user/userWire.ts';
import { accessKeyActions, type AccessKeyFields } from './accessKeyActions.ts';
import { aclActions } from './aclActions.ts';
import type { Action, ActionKind, ActionList, Asked } from './action.ts';
import { clientActions, type ClientFields } from './clientActions.ts';
import { dnsActions, type DnsFields } from './dnsActions.ts';
import type { RecordsNow } from './known.ts';
import { networkActions } from './networkActions.ts';
import { nodeActions, type NodeFields } from './nodeActions.ts';
import { nodeChangeActions, type NodeChangeFields } from './nodeChangeActions.ts';
import { permissionActions, type PermissionFields } from './permissionActions.ts';
import { userActions, type UserFields } from './userActions.ts';
import { userGroupActions, type UserGroupFields } from './userGroupActions.ts';
import type { ActionIcon, ActionWords, Question } from './words.ts';

type RecordOf<Kind extends ActionKind> = Kind extends keyof (NodeFields & NodeChangeFields)
  ? Node
  : Kind extends keyof ClientFields
    ? ExternalClient
    : Kind extends keyof AccessKeyFields
      ? AccessKey
      : Kind extends keyof DnsFields
        ? DnsEntry
        : Kind extends keyof UserFields
          ? User
          : Kind extends keyof UserGroupFields
            ? UserGroup
            : Kind extends keyof PermissionFields
              ? NetworkUser
              : Network;

type Words<Kind extends ActionKind> = ActionWords<Action<Kind>, RecordOf<Kind>, RecordsNow>;

const words: { readonly [Kind in ActionKind]: Words<Kind> } = {
  ...nodeActions,
  ...nodeChangeActions,
  ...clientActions,
  ...accessKeyActions,
  ...dnsActions,
  ...networkActions,
  ...userActions,
  ...userGroupActions,
  ...permissionActions,
  ...aclActions,
};

/** Only these words know their own kind, so a kind that is generic here is a member of the union there. */
function wordsOf<Kind extends ActionKind>(action: Action<Kind>): Words<Kind> {
  return words[action.kind];
}

export function actionIcon(action: Action): ActionIcon {
  return wordsOf(action).icon(action);
}

export function actionName(action: Action): string {
  return wordsOf(action).name(action);
}

/** Why an action can’t be made. Undefined also if its record isn’t known. */
export function actionObstacle<Kind extends ActionKind>(
  action: Action<Kind>,
  records: RecordsNow,
): string | undefined {
  const own = wordsOf(action);
  const record = own.record(action, records);
  return record && own.obstacle(record, action, records, [action]);
}

export function actionKind(text: string): ActionKind | undefined {
  return Object.hasOwn(words, text) ? (text as ActionKind) : undefined;
}

export function storedFieldsOf(kind: ActionKind) {
  const { fields, optional = [] } = words[kind];
  return { fields, optional };
}

/** Whether the records show that an action was made, whose outcome a reload has hidden. Undefined if they can’t show it. */
export function isActionMade<Kind extends ActionKind>(
  action: Action<Kind>,
  records: RecordsNow,
): boolean | undefined {
  const { record, isMade, isListed } = wordsOf(action);
  const found = record(action, records);
  if (isMade === 'gone') return isListed(records) ? !found : undefined;
  return found && isMade?.(found, action);
}

/** Undefined if none of the records exists any longer. */
export function actionQuestion({ actions, options }: Asked, records: RecordsNow): Question | undefined {
  const [action, another] = actions;
  if (!action) return undefined;
  if (options.skipped) return questionForMany(actions, action, records, actionsTitle(actions));
  if (options.list && (another || wordsOf(action).isUntitled)) {
    return questionForList(actions, options.list, records);
  }
  return ownQuestion(action, records);
}

function ownQuestion<Kind extends ActionKind>(action: Action<Kind>, records: RecordsNow) {
  const own = wordsOf(action);
  const record = own.record(action, records);
  return record && own.question(record, action, records);
}

function questionForMany<Kind extends ActionKind>(
  actions: readonly Action<Kind>[],
  action: Action<Kind>,
  records: RecordsNow,
  confirmLabel: string,
): Question | undefined {
  const own = wordsOf(action);
  const found = actions.flatMap((each) => own.record(each, records) ?? []);
  if (found.length === 0) return undefined;
  const question = own.questionForMany?.(found, action, records);
  return question && { title: `${confirmLabel}?`, confirmLabel, ...question };
}

/** Lists the actions as steps, with the consequences of all. */
function questionForList(
  actions: readonly Action[],
  { label }: ActionList,
  records: RecordsNow,
): Question | undefined {
  const questions = actions.flatMap((action) => ownQuestion(action, records) ?? []);
  if (questions.length === 0) return undefined;
  const steps = [...new Set(actions.map(stepText))];
  const departing = questions.flatMap((question) => question.departing ?? []);
  return {
    title: `${label}?`,
    message: steps.length === 1 ? `${steps[0]}.` : 'These changes are made one at a time.',
    confirmLabel: label,
    isDanger: questions.some(({ isDanger }) => isDanger),
    trialNote: questions.find(({ trialNote }) => trialNote !== undefined)?.trialNote,
    impact: questions.flatMap(({ impact = [] }) => impact),
    ...(departing.length > 0 && {
      departing: (source: LeftoverSource): readonly Departing[] =>
        departing.flatMap((departingOf) => departingOf(source)),
    }),
    ...(steps.length > 1 && { steps }),
  };
}

/** The action as a sentence without its full stop. */
function stepText(action: Action): string {
  const { step, named, name } = wordsOf(action);
  return step ? step(action) : named(action, name(action));
}

/** Names actions of one kind, such as “Approve 14 nodes”. */
export function actionsTitle(actions: readonly Action[]): string {
  const [action] = actions;
  if (!action) return '';
  const { title, label, noun } = wordsOf(action);
  const records = counted(actions.length, ...noun);
  return title ? title(action, records) : `${label(action)} ${records}`;
}
