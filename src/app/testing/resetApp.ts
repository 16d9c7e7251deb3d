import { defaultSettings } from '../../domain/settings.ts';
import { forgetEverything } from '../flows/forget.ts';
import { tick } from '../stores/clock.ts';
import { navRail } from '../stores/navRail.ts';
import { serverProbe } from '../stores/serverProbe.ts';
import { sessionStore } from '../stores/session.ts';
import { adoptSettings } from '../stores/settings.ts';

/** The app and the browser as on the very first visit. The services must not run: they would write it down. */
export function resetApp(): void {
  sessionStore.session = undefined;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = undefined;
  forgetEverything();
  adoptSettings(defaultSettings(''));
  serverProbe.diagnosis = undefined;
  navRail.isRail = false;
  tick();
  window.localStorage.clear();
}
