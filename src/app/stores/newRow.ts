import { sessionScoped, register } from './store.ts';

export const newRowStore = sessionScoped<{ key: string | undefined; isSeen: boolean }>('newRow', () => ({
  key: undefined,
  isSeen: false,
}));

const waitsMs = 15_000;
const markedMs = 5000;

let end: ReturnType<typeof setTimeout> | undefined;

function forgetAfter(milliseconds: number): void {
  clearTimeout(end);
  end = setTimeout(() => Object.assign(newRowStore, { key: undefined, isSeen: false }), milliseconds);
}

export function showNewRow(key: string): void {
  Object.assign(newRowStore, { key, isSeen: false });
  forgetAfter(waitsMs);
}

export function markRowSeen(): void {
  newRowStore.isSeen = true;
  forgetAfter(markedMs);
}

register({ name: 'newRowTimer', scope: 'session', store: undefined, reset: () => clearTimeout(end) });
