import { forgetEverything } from '../flows/signOut.ts';
import { forgetDrafts } from '../stores/drafts/drafts.ts';
import { resetStores } from '../stores/store.ts';

/** The app as a page that was just loaded has it. The services must not run: they would write it down. */
export function resetPage(): void {
  resetStores('page');
  forgetEverything();
  forgetDrafts();
}

/** The same, in a browser that was never here. */
export function resetApp(): void {
  resetPage();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
