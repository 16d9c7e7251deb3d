import type { GatewayRole } from '../node/gateways.ts';
import type { Departing, LeftoverSource } from '../node/leftovers.ts';
import type { NodeRef } from '../node/node.ts';
import type { ChangeIn } from '../reach/report/impact.ts';

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
  /** Nodes whose details help to decide. */
  readonly evidence?: readonly NodeRef[];
};

export type ActionIcon = 'check' | 'bothWays' | 'ban' | 'trash' | GatewayRole;

/** What several actions of one kind ask. Title and button are added. */
export type QuestionForMany = Partial<Question> & Pick<Question, 'message'>;

/** Everything that can be said of the actions of one kind before they are made. */
export type ActionWords<Action, Record, Known> = {
  /** Labels a button. */
  readonly label: (action: Action) => string;
  /** Labels an item that names the record. */
  readonly named: (action: Action, name: string) => string;
  readonly icon: (action: Action) => ActionIcon;
  readonly isDanger?: boolean;
  /** Leaves the record deleted. */
  readonly isDeletion?: boolean;
  /** Reason why the action isn’t available for the record, among all that are selected. */
  readonly obstacle: (
    record: Record,
    action: Action,
    known: Known,
    all: readonly Action[],
  ) => string | undefined;
  readonly question: (record: Record, action: Action, known: Known) => Question;
  readonly questionForMany: (records: readonly Record[], action: Action, known: Known) => QuestionForMany;
};

/** Adds up the consequences of several records. Words don’t change. */
export function summed(consequences: readonly Consequence[]): readonly Consequence[] {
  const labels = [...new Set(consequences.map(({ label }) => label))];
  return labels.map((label) => {
    const all = consequences.filter((each) => each.label === label);
    const words = all.find(({ value }) => typeof value === 'string');
    return words ?? { label, value: all.reduce((sum, { value }) => sum + Number(value), 0) };
  });
}
