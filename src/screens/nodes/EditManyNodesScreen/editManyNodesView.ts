import { knownOf } from '../../../domain/actions/known.ts';
import { nodeEditImpact, nodeEditTrialNote } from '../../../domain/actions/nodeEditEffects.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { nodeHealth } from '../../../domain/node/health.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { nodeEditForm, nodeFieldTexts, withNodeChanges } from '../../../domain/node/nodeForm.ts';
import {
  chosenFields,
  nodesChange,
  sharedFields,
  type NodesChange,
  type NodesEditContext,
  type NodesForm,
  type SharedField,
} from '../../../domain/node/nodesEdit.ts';
import { byName } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { tally } from '../../../domain/tally.ts';
import { firstNames, labels } from '../../../domain/text/labels.ts';
import { messageOf } from '../../../domain/text/messages.ts';
import { recordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { fieldState } from '../../editor/RecordEditor/editorView.ts';

type Page = {
  readonly form: NodesForm;
  /** The field whose values the preview shows. @default the last one added */
  readonly shownField: SharedField | undefined;
  readonly runObstacle: string | undefined;
  /** Unix seconds. */
  readonly now: number;
};

const mostNamed = 20;

export function editManyNodesView(records: Records, page: Page) {
  const { form, runObstacle, now } = page;
  const nodes = records.nodes.data;
  const context = contextOf(records);
  const keys = new Set(form.nodes);
  const found = (valueOf(nodes) ?? []).filter((node) => keys.has(nodeKey(node))).toSorted(byName);
  if (found.length === 0) {
    return recordPlaceholderView(nodes, 'nodes', {
      status: 'noRecord',
      heading: 'No nodes selected',
      text: 'Select the nodes to edit in the list of nodes.',
      listHref: paths.nodes(),
      listLabel: labels.section.nodes,
    });
  }

  const fields = chosenFields(form);
  const changes = found.map((node) => nodesChange(node, form, context));
  const going = changes.filter(({ obstacle, changed }) => obstacle === undefined && changed.length > 0);
  const edited = going.map(({ node, edit }) => ({ before: node, after: withNodeChanges(node, edit) }));
  const problem = (field: SharedField) => problemOf(field, changes);
  const names = tally(found.map(({ name }) => name));
  const nameOf = ({ name, network }: Node) => ((names.get(name) ?? 0) > 1 ? `${name} in ${network}` : name);
  const shown = fields.find((field) => field === page.shownField) ?? fields.at(-1);
  const rows =
    shown === undefined ? [] : changes.map((change) => previewRow(change, nameOf(change.node), shown, now));
  return {
    status: 'ready',
    title: `Edit ${counted(found.length, 'node')}`,
    selected: firstNames(found.map(nameOf), mostNamed),
    gone: keys.size - found.length,
    netid: new Set(found.map(({ network }) => network)).size === 1 ? found[0]?.network : undefined,
    fields: fields.map((field) =>
      fieldState(field, nodeFieldTexts[field], form[field], {
        lockedReason: undefined,
        problem: problem(field),
        warning: warningOf(field, going, context.networks, now),
        isChanged: false,
        was: '',
      }),
    ),
    choices: sharedFields
      .filter((field) => !fields.includes(field))
      .map((field) => ({
        field,
        label: nodeFieldTexts[field].label,
        // A field that is locked on every node can’t change anything.
        disabledReason: changes.every(({ lockOf }) => lockOf(field) !== undefined)
          ? changes[0]?.lockOf(field)
          : undefined,
        start: changes[0]?.before[field],
      })),
    shown: shown && { field: shown, summary: summaryOf(rows) },
    rows,
    edits: going.map(({ node, edit }) => ({
      node: { network: node.network, id: node.id, name: node.name },
      edit,
    })),
    rewritesRules: going.some(({ changed }) => changed.includes('defaultAcl')),
    disconnects: going.some(({ changed, sent }) => changed.includes('isConnected') && !sent.isConnected),
    impact: nodeEditImpact(edited),
    trialNote: nodeEditTrialNote(edited),
    obstacle: obstacleTo(fields, problem, going.length) ?? runObstacle,
  } as const;
}

export type EditManyNodesView = ReturnType<typeof editManyNodesView>;
export type ReadyView = Extract<EditManyNodesView, { status: 'ready' }>;
export type PreviewRow = ReturnType<typeof previewRow>;

function contextOf(records: Records): NodesEditContext {
  const { viewer, networks } = knownOf(records);
  return { viewer, networks, server: { isRceOn: valueOf(records.config.data)?.isRceOn ?? false } };
}

function problemOf(field: SharedField, changes: readonly NodesChange[]): string | undefined {
  return messageOf(changes.find(({ problems }) => problems[field])?.problems[field]);
}

function warningOf(
  field: SharedField,
  going: readonly NodesChange[],
  networks: NodesEditContext['networks'],
  now: number,
): string | undefined {
  const change = going.find(({ changed }) => changed.includes(field));
  if (!change) return undefined;
  const { node, before, edit } = change;
  const none = { nodes: [], clients: [], networks: [], entries: [] };
  const context = { ...none, node, network: networks.get(node.network), now };
  return nodeEditForm.warnings({ before, after: edit.after }, context)[field];
}

function obstacleTo(
  fields: readonly SharedField[],
  problem: (field: SharedField) => string | undefined,
  count: number,
): string | undefined {
  if (fields.length === 0) return 'Add a field first';
  if (fields.some((field) => problem(field) !== undefined)) return 'Correct the values first';
  return count === 0 ? 'None of these nodes would change' : undefined;
}

type RowState = 'changes' | 'unchanged' | 'skipped' | 'invalid';

function previewRow(change: NodesChange, name: string, field: SharedField, now: number) {
  const { node, before, sent, obstacle, lockOf, changed, problems } = change;
  const row = (state: RowState, willBe: string, note = '') => ({
    key: nodeKey(node),
    name,
    now: nodeEditForm.text(field, before[field]),
    state,
    willBe,
    note,
  });
  const reason = obstacle ?? lockOf(field);
  if (reason !== undefined) return row('skipped', 'Skipped', reason);
  if (problems[field]) return row('invalid', 'Not valid');
  if (!changed.includes(field)) return row('unchanged', 'Unchanged');
  const isOffline = nodeHealth(node, now).status === 'error';
  const note = isOffline ? 'Offline. Updates when it reconnects' : '';
  return row('changes', nodeEditForm.text(field, sent[field]), note);
}

const summaryTexts = { changes: 'will change', unchanged: 'unchanged', skipped: 'skipped' } as const;

function summaryOf(rows: readonly PreviewRow[]): string {
  return Object.entries(summaryTexts)
    .map(([state, text]) => [rows.filter((row) => row.state === state).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${grouped(count)} ${text}`)
    .join(', ');
}
