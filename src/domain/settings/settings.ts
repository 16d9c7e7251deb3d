import { hashOf } from '../format/hash.ts';
import { WireObject } from '../wire.ts';
import { type Mute, muteFromStored } from './mutes.ts';
import { type SavedView, savedViewFromStored } from './savedViews.ts';

export type ThemeMode = 'dark' | 'light';

export type UserSettings = {
  readonly username: string;
  readonly rowsPerPage: RowsPerPage;
  readonly mode: ThemeMode;
  /** Hashes of the IDs of items opened from the search, latest first. IDs contain names, which would stay after a logout. */
  readonly recent?: readonly number[];
  /** False disables shortcuts without Ctrl or ⌘. */
  readonly singleKeys?: boolean;
  readonly views?: readonly SavedView[];
  readonly mutes?: readonly Mute[];
  /** True once the getting-started panel is hidden. */
  readonly hidesFirstHour?: boolean;
  /** When the notifications were last open, with the urgent findings above them. Unix seconds. */
  readonly findingsSeenAt?: number;
};

export const rowsPerPageOptions = [10, 25, 100, 250] as const;
export type RowsPerPage = (typeof rowsPerPageOptions)[number];

const defaultRowsPerPage: RowsPerPage = 10;
const defaultMode: ThemeMode = 'dark';

export function defaultSettings(username: string): UserSettings {
  return { username, rowsPerPage: defaultRowsPerPage, mode: defaultMode };
}

const maxRecent = 6;

export function withRecent(settings: UserSettings, id: string): UserSettings {
  const opened = hashOf(id);
  const others = (settings.recent ?? []).filter((hash) => hash !== opened);
  return { ...settings, recent: [opened, ...others].slice(0, maxRecent) };
}

export function isRowsPerPage(value: unknown): value is RowsPerPage {
  return rowsPerPageOptions.some((option) => option === value);
}

/** Uses the old console’s key and format, so settings survive the upgrade. */
export const settingsStorageKey = 'netmaker-settings';

export function settingsFromStored(text: string | null, username: string): UserSettings {
  const entry = readStored(text).entries.find((candidate) => candidate['username'] === username);
  if (!entry) return defaultSettings(username);
  const { rowsPerPage, mode, recent, singleKeys, views, mutes, hidesFirstHour, findingsSeenAt } = entry;
  return {
    username,
    rowsPerPage: isRowsPerPage(rowsPerPage) ? rowsPerPage : defaultRowsPerPage,
    mode: isMode(mode) ? mode : defaultMode,
    ...(typeof singleKeys === 'boolean' && { singleKeys }),
    ...(typeof hidesFirstHour === 'boolean' && { hidesFirstHour }),
    ...(Array.isArray(recent) && { recent: recent.filter((hash) => typeof hash === 'number') }),
    ...(typeof findingsSeenAt === 'number' && { findingsSeenAt }),
    ...(Array.isArray(views) && {
      views: views.map(savedViewFromStored).filter((view) => view !== undefined),
    }),
    ...(Array.isArray(mutes) && {
      mutes: mutes.map(muteFromStored).filter((mute) => mute !== undefined),
    }),
  };
}

/** Keeps other users’ settings and unknown fields. */
export function settingsToStored(text: string | null, settings: UserSettings): string {
  const { rest, entries } = readStored(text);
  const mine = entries.find((entry) => entry['username'] === settings.username);
  const others = entries.filter((entry) => entry['username'] !== settings.username);
  return JSON.stringify({ ...rest, userSettings: [...others, { ...mine, ...settings }] });
}

type Entry = Readonly<Record<string, unknown>>;

const none: ReadonlySet<string> = new Set();
const listKey: ReadonlySet<string> = new Set(['userSettings']);

/** Skips broken entries, so that they don’t affect other users’ settings. */
function readStored(text: string | null): { rest: Entry; entries: readonly Entry[] } {
  try {
    const wire = new WireObject(JSON.parse(text ?? ''), 'settings');
    const entries = wire.list('userSettings', entryFrom).filter((entry) => entry !== undefined);
    return { rest: wire.without(listKey), entries };
  } catch {
    return { rest: {}, entries: [] };
  }
}

function entryFrom(json: unknown, path: string): Entry | undefined {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? new WireObject(json, path).without(none) : undefined;
}

function isMode(value: unknown): value is ThemeMode {
  return value === 'dark' || value === 'light';
}
