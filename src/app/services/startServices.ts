import { loadEverything } from '../flows/loadEverything.ts';
import { startClockTick } from './clockTick.ts';
import { startErrorReports } from './errorReports.ts';
import { restoreSession, startPersistence } from './persistence.ts';
import { startSessionCheck } from './sessionCheck.ts';
import { startThemeClass } from './themeClass.ts';

/** What runs for as long as the page does. Returns what stops it all. */
export function startServices(): () => void {
  const stopReports = startErrorReports();
  restoreSession();
  const stops = [
    stopReports,
    startPersistence(() => void loadEverything()),
    startThemeClass(),
    startSessionCheck(),
    startClockTick(),
  ];
  void loadEverything();
  return () => stops.forEach((stop) => stop());
}
