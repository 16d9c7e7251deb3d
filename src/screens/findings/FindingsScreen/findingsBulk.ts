import type { Action } from '../../../domain/actions/action.ts';
import { counted } from '../../../domain/format/count.ts';
import { actionsOf } from '../../../domain/findings/fixes.ts';
import type { BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import type { FindingRow } from './findingRow.ts';
import type { FindingsActions } from './findingsView.ts';

export const findingsBulk: BulkDefinition<FindingRow, FindingsActions> = {
  nameOf: ({ names }) => names,
  record: ({ finding }) => finding,
  actions: [
    {
      label: 'Fix',
      icon: 'check',
      obstacle: (row) => (row.isGone ? 'Fixed' : fixReason(row)),
      act: (rows, on) =>
        on.fix(
          rows.map(({ finding }) => finding),
          `Fix ${counted(rows.length, 'finding')}`,
          allFixes(rows),
        ),
    },
    {
      label: 'Mute',
      icon: 'eyeOff',
      obstacle: ({ muted }) => (muted ? 'Muted' : undefined),
      act: (rows, on) => on.askMute(rows.map(({ finding }) => finding)),
    },
    {
      label: 'Unmute',
      icon: 'eye',
      isInMenu: true,
      obstacle: ({ muted }) => (muted ? undefined : 'Not muted'),
      act: (rows, on) => {
        on.unmute(rows.map(({ finding }) => finding));
        on.select?.(new Set());
      },
    },
  ],
};

function fixReason({ finding: { fix }, fixObstacle }: FindingRow): string | undefined {
  return fix && 'actions' in fix ? fixObstacle : 'Not fixed by an action of the console';
}

/** An action that several findings have in common is made once. */
function allFixes(rows: readonly FindingRow[]): readonly Action[] {
  const actions = rows.flatMap(({ finding: { fix } }) => (fix ? actionsOf(fix) : []));
  return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
}
