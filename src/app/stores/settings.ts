import { ref } from 'valtio';
import { defaultSettings, type UserSettings, withRecent } from '../../domain/settings/settings.ts';
import { type SavedView, withViewsOfList } from '../../domain/settings/savedViews.ts';
import { pageScoped } from './store.ts';

export const settingsStore = pageScoped<{ settings: UserSettings }>('settings', () => ({
  settings: ref(defaultSettings('')),
}));

export function adoptSettings(settings: UserSettings): void {
  settingsStore.settings = ref(settings);
}

export function changeSettings(changes: Partial<UserSettings>): void {
  adoptSettings({ ...settingsStore.settings, ...changes });
}

export function rememberFind(id: string): void {
  adoptSettings(withRecent(settingsStore.settings, id));
}

export function setViews(href: string, ofList: readonly SavedView[]): void {
  changeSettings({ views: withViewsOfList(settingsStore.settings.views ?? [], href, ofList) });
}
