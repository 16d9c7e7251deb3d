import { type KeyboardEvent, use, useRef } from 'react';
import { pressedKey } from '../../../components/Shortcuts/pressedKey.ts';
import { isDialogOpen, isFree, SingleKeys } from '../../../components/Shortcuts/useShortcut.ts';
import type { FindingRow } from './findingRow.ts';
import type { FindingsView } from './findingsView.ts';

/** G M goes to the metrics. */
const sequenceMs = 1500;

/** M mutes the selected findings, else the one of the focused row, else the one whose details are shown. */
export function useMuteKey(view: FindingsView, mute: (rows: readonly FindingRow[]) => void) {
  const areOn = use(SingleKeys);
  const last = useRef({ key: '', at: 0 });
  return (event: KeyboardEvent) => {
    const key = pressedKey(event.nativeEvent);
    const isSequence = last.current.key === 'g' && event.timeStamp - last.current.at < sequenceMs;
    last.current = { key, at: event.timeStamp };
    if (!areOn || key !== 'm' || isSequence || !isFree(event.nativeEvent) || isDialogOpen()) return;
    const open = mutedRows(view, event.target).filter(({ muted, isGone }) => !muted && !isGone);
    if (open.length === 0) return;
    event.preventDefault();
    mute(open);
  };
}

function mutedRows(view: FindingsView, target: EventTarget): readonly FindingRow[] {
  if (view.selection && view.selection.rows.length > 0) return view.selection.rows;
  const index = target instanceof HTMLElement ? target.closest('tr')?.dataset.index : undefined;
  const row = view.status === 'ready' && index !== undefined ? view.rows[Number(index)] : view.selected;
  return row ? [row] : [];
}
