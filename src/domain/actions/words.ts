import type { GatewayRole } from '../node/gateways.ts';
import type { Departing, LeftoverSource } from '../node/leftovers.ts';
import type { NodeRef } from '../node/node.ts';
import type { ChangeIn } from '../reach/report/impact.ts';
import type { Viewer } from '../session/permissions.ts';
import type { FieldChange } from './changeText.ts';
import type { RecordsNow } from './known.ts';
import type { StoredField } from './storedFields.ts';

/** A sentence in which names stand out. */
export type Message = string | readonly (string | { readonly identifier: string })[];

export type Consequence = { readonly label: string; readonly value: number | string };

/** Everything a dialog says before an action is made. */
export type Question = {
  readonly title: string;
  readonly message: Message;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly consequences?: readonly Consequence[];
  /** The text that must be typed to confirm. */
  readonly typeToConfirm?: string;
  readonly impact?: readonly ChangeIn[];
  /** The nodes and clients that the action deletes. */
  readonly departing?: ((source: LeftoverSource) => readonly Departing[]) | undefined;
  /** Announces that the console asks whether to keep the change. */
  readonly trialNote?: string | undefined;
  /** The users that the action deletes. The dialog offers to delete what they own. */
  readonly owners?: readonly string[];
  /** Nodes whose details help to decide. */
  readonly evidence?: readonly NodeRef[];
  /** What is done, in this order. */
  readonly steps?: readonly string[];
};

export type ActionIcon =
  'check' | 'users' | 'bothWays' | 'ban' | 'trash' | 'edit' | 'acls' | 'refreshKeys' | 'minus' | GatewayRole;

/** What several actions of one kind ask. Title and button are added. */
export type QuestionForMany = Partial<Question> & Pick<Question, 'message'>;

/** Everything that can be said of the actions of one kind before they are made. */
export type ActionWords<Action, Record, Known> = {
  /** Finds the record of an action. Undefined if it no longer exists. */
  readonly record: (action: Action, records: RecordsNow) => Record | undefined;
  readonly name: (action: Action) => string;
  /** What is stored of the action, so that a run can go on after a reload. */
  readonly fields: readonly StoredField[];
  readonly optional?: readonly StoredField[];
  /** Whether a record shows that the action was made, `gone` if the record no longer exists then. */
  readonly isMade?: 'gone' | ((record: Record, action: Action) => boolean | undefined);
  /** Whether the list that contains the record is loaded. */
  readonly isListed: (records: RecordsNow) => boolean;
  /** Singular and plural of the record. */
  readonly noun: readonly [string, string?];
  /** Labels a button. */
  readonly label: (action: Action) => string;
  /** Labels an item that names the record. */
  readonly named: (action: Action, name: string) => string;
  /** Describes the action among others, if that isn’t `named`. */
  readonly step?: (action: Action) => string;
  /** Names several of these actions, if that isn’t the label and the counted records. */
  readonly title?: (action: Action, counted: string) => string;
  readonly icon: (action: Action) => ActionIcon;
  readonly isDanger?: boolean;
  /** Has no title. The list that it’s part of names it. */
  readonly isUntitled?: true;
  /** Reason why the action isn’t available for the record, among all that are selected. */
  readonly obstacle: (
    record: Record,
    action: Action,
    known: Known,
    all: readonly Action[],
  ) => string | undefined;
  readonly question: (record: Record, action: Action, known: Known) => Question;
  /** Undefined for actions that no selection offers. */
  readonly questionForMany?: (records: readonly Record[], action: Action, known: Known) => QuestionForMany;
};

/** An action of an entity, by its kinds and their fields. */
export type ActionOf<Fields, Kind extends keyof Fields> = {
  [K in Kind]: { readonly kind: K } & Fields[K];
}[Kind];

/** The words of an entity, by the kind of action. */
export type WordsByKind<Fields, Record, Known> = {
  readonly [Kind in keyof Fields]: ActionWords<ActionOf<Fields, Kind>, Record, Known>;
};

/** An action that a surface draws, and why it isn’t available. */
export type Offer<Action> = {
  readonly action: Action;
  readonly label: string;
  /** The label with the name of the record. */
  readonly named: string;
  readonly icon: ActionIcon;
  readonly isDanger: boolean;
  readonly obstacle: string | undefined;
};

/** Returns what offers an action on a record of this entity. */
export function offering<Fields, Record, Known>(words: WordsByKind<Fields, Record, Known>) {
  return <Kind extends keyof Fields>(
    record: Record,
    action: ActionOf<Fields, Kind>,
    known: Known,
  ): Offer<ActionOf<Fields, Kind>> => {
    const { label, named, name, icon, isDanger = false, obstacle } = words[action.kind];
    return {
      action,
      label: label(action),
      named: named(action, name(action)),
      icon: icon(action),
      isDanger,
      obstacle: obstacle(record, action, known, [action]),
    };
  };
}

/** The question of an action that a list names. */
export const untitled: Question = { title: '', message: '', confirmLabel: '' };

/** Adds up the consequences of several records. Words don’t change. */
export function summed(consequences: readonly Consequence[]): readonly Consequence[] {
  const labels = [...new Set(consequences.map(({ label }) => label))];
  return labels.map((label) => {
    const all = consequences.filter((each) => each.label === label);
    const words = all.find(({ value }) => typeof value === 'string');
    return words ?? { label, value: all.reduce((sum, { value }) => sum + Number(value), 0) };
  });
}

export function serverAdministratorsOnly({ user }: Viewer): string | undefined {
  return user.isAdmin ? undefined : 'Only administrators can do this';
}

/** Undefined if the record has neither the values from before nor those that were sent. */
export function isChangeMade<Form extends object>(
  { before, after }: FieldChange<Form>,
  form: Form,
): boolean | undefined {
  if (hasValues(form, after)) return true;
  return hasValues(form, before) ? false : undefined;
}

export function hasValues<Form extends object>(form: Form, values: Partial<Form>): boolean {
  return Object.entries(values).every(([field, value]) => Reflect.get(form, field) === value);
}
