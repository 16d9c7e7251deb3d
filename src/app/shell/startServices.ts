import { subscribe } from 'valtio';
import { darkTheme } from '../../components/theme/dark.css.ts';
import { lightTheme } from '../../components/theme/light.css.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { loadAfterLogin } from '../flows/logIn.ts';
import { tick } from '../stores/clock.ts';
import { settingsStore } from '../stores/settings.ts';
import { whileVisible } from '../stores/whileVisible.ts';
import { restoreSession, startPersistence } from './persistence.ts';

export function startServices(): () => void {
  const stopReports = startErrorReports();
  restoreSession();
  const stops = [
    stopReports,
    startPersistence(() => void loadAfterLogin()),
    startThemeClass(),
    startClockTick(),
  ];
  void loadAfterLogin();
  return () => stops.forEach((stop) => stop());
}

const tickMs = 5_000;

export const startClockTick = () => whileVisible(tickMs, tick);

const themeClass = { dark: darkTheme, light: lightTheme };

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

/** Reports errors outside of rendering, which no error boundary catches. Repeated ones share a toast. */
export function startErrorReports(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // Resize observers and browser extensions cause events without an error.
    if (error !== null && error !== undefined) void report(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => void report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

async function report(error: unknown): Promise<void> {
  let description: { detail: string; report?: string };
  try {
    const { descriptionOf } = await import('./crash/CrashPage.tsx');
    description = descriptionOf({ error, componentStack: '' });
  } catch {
    const detail = 'Couldn’t load the error details.';
    description = { detail };
  }
  toastQueue.show({
    id: `unexpected ${description.detail}`,
    kind: 'error',
    text: 'Something went wrong in the console',
    ...description,
  });
}
