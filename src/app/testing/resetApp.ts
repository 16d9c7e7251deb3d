import { clearSessionData } from '../flows/logOut.ts';
import { forgetDrafts } from '../stores/drafts/drafts.ts';
import { resetStores } from '../stores/store.ts';

/** Resets the app's memory as a page load does. Stop the services first, because they would store the cleared state. */
export function resetPage(): void {
  resetStores('page');
  clearSessionData();
  forgetDrafts();
}

export function resetApp(): void {
  resetPage();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
