import { ref } from 'valtio';
import {
  defaultSettings,
  type RowsPerPage,
  type ThemeMode,
  type UserSettings,
  withRecent,
} from '../../domain/settings/settings.ts';
import { type SavedView, withViewsOfList } from '../../domain/settings/savedViews.ts';
import { pageScoped } from './store.ts';

export const settingsStore = pageScoped<{ settings: UserSettings }>('settings', () => ({
  settings: ref(defaultSettings('')),
}));

export function adoptSettings(settings: UserSettings): void {
  settingsStore.settings = ref(settings);
}

export function setMode(mode: ThemeMode): void {
  adoptSettings({ ...settingsStore.settings, mode });
}

export function rememberFind(id: string): void {
  adoptSettings(withRecent(settingsStore.settings, id));
}

export function setSingleKeys(singleKeys: boolean): void {
  adoptSettings({ ...settingsStore.settings, singleKeys });
}

export function hideFirstHour(): void {
  adoptSettings({ ...settingsStore.settings, hidesFirstHour: true });
}

export function setRowsPerPage(rowsPerPage: RowsPerPage): void {
  adoptSettings({ ...settingsStore.settings, rowsPerPage });
}

export function setViews(href: string, ofList: readonly SavedView[]): void {
  const views = withViewsOfList(settingsStore.settings.views ?? [], href, ofList);
  adoptSettings({ ...settingsStore.settings, views });
}
