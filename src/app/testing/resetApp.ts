import { defaultSettings } from '../../domain/settings.ts';
import { forgetEverything } from '../flows/forget.ts';
import { tick } from '../stores/clock.ts';
import { forgetDrafts } from '../stores/drafts.ts';
import { navRail } from '../stores/navRail.ts';
import { oauthReturn } from '../stores/oauthReturn.ts';
import { serverProbe } from '../stores/serverProbe.ts';
import { sessionStore } from '../stores/session.ts';
import { adoptSettings } from '../stores/settings.ts';

/** The app as a page that was just loaded has it. The services must not run: they would write it down. */
export function resetPage(): void {
  sessionStore.session = undefined;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = undefined;
  forgetEverything();
  forgetDrafts();
  adoptSettings(defaultSettings(''));
  Object.assign(serverProbe, { diagnosis: undefined, needsAdmin: false });
  oauthReturn.problem = undefined;
  navRail.isRail = false;
  tick();
}

/** The same, in a browser that was never here. */
export function resetApp(): void {
  resetPage();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
