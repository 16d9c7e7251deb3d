import { subscribe } from 'valtio';
import { darkTheme } from '../../components/theme/dark.css.ts';
import { lightTheme } from '../../components/theme/light.css.ts';
import { settingsStore } from '../stores/settings.ts';

const themeClass = { dark: darkTheme, light: lightTheme };

/** Keeps the theme's class on the document in step with the setting of whoever is signed in. */
export function startThemeClass(): () => void {
  const root = document.documentElement;
  const apply = () => {
    const { mode } = settingsStore.settings;
    root.classList.remove(darkTheme, lightTheme);
    root.classList.add(themeClass[mode]);
    root.dataset['theme'] = mode;
  };
  apply();
  return subscribe(settingsStore, apply, true);
}
