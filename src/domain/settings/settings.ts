import type { SavedView } from './savedViews.ts';

export type ThemeMode = 'dark' | 'light';

/** What one user chose in this browser (§3). */
export type UserSettings = {
  readonly username: string;
  readonly rowsPerPage: RowsPerPage;
  readonly mode: ThemeMode;
  /** Ids of what was opened from the search over everything, the last first. */
  readonly recent?: readonly string[];
  /** Switched off: keys without Control or ⌘ do nothing. */
  readonly singleKeys?: boolean;
  /** Of all lists, in the order in which they were made. */
  readonly views?: readonly SavedView[];
  /** The way to the first machine is not shown on the dashboard any more. */
  readonly hidesFirstHour?: boolean;
};

export const rowsPerPageOptions = [10, 25, 100, 250] as const;
export type RowsPerPage = (typeof rowsPerPageOptions)[number];

export const defaultRowsPerPage: RowsPerPage = 10;
export const defaultMode: ThemeMode = 'dark';

export function defaultSettings(username: string): UserSettings {
  return { username, rowsPerPage: defaultRowsPerPage, mode: defaultMode };
}

/** More are not remembered. */
const mostRecent = 6;

/** The settings after something was opened from the search. */
export function withRecent(settings: UserSettings, id: string): UserSettings {
  const others = (settings.recent ?? []).filter((one) => one !== id);
  return { ...settings, recent: [id, ...others].slice(0, mostRecent) };
}

export function isRowsPerPage(value: unknown): value is RowsPerPage {
  return rowsPerPageOptions.some((option) => option === value);
}
