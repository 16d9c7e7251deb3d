import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mountAnnouncer } from '../components/Announcer/announce.ts';
import '../components/theme/fonts.ts';
import '../components/theme/global.css.ts';
import { keepTranslatedText } from '../components/Translation/keepTranslatedText.ts';
import { AppEntry } from './routes/AppEntry.tsx';
import { startServices } from './shell/startServices.ts';

/** A service worker of the old console would keep serving it. Those of other pages on this host stay. */
async function unregisterServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

void unregisterServiceWorker();
startServices();
mountAnnouncer();
keepTranslatedText();
const app = <AppEntry />;
// StrictMode does nothing in a production build, but increases its size.
createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
