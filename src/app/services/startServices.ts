import { subscribe } from 'valtio';
import { darkTheme } from '../../components/theme/dark.css.ts';
import { lightTheme } from '../../components/theme/light.css.ts';
import { readEverything } from '../flows/signIn.ts';
import { tick } from '../stores/clock.ts';
import { settingsStore } from '../stores/settings.ts';
import { startErrorReports } from './errorReports.ts';
import { restoreSession, startPersistence } from './persistence.ts';

/** What runs for as long as the page does. Returns what stops it all. */
export function startServices(): () => void {
  const stopReports = startErrorReports();
  restoreSession();
  const stops = [
    stopReports,
    startPersistence(() => void readEverything()),
    startThemeClass(),
    startClockTick(),
  ];
  void readEverything();
  return () => stops.forEach((stop) => stop());
}

const tickMs = 5_000;

/** Ages on screen move on every five seconds while the page is visible, and at once when it becomes visible again. */
export function startClockTick(): () => void {
  const timer = setInterval(tickIfVisible, tickMs);
  document.addEventListener('visibilitychange', tickIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickIfVisible);
  };
}

function tickIfVisible(): void {
  if (!document.hidden) tick();
}

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
