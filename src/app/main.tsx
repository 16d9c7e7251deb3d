import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../components/theme/fonts.ts';
import '../components/theme/global.css.ts';
import { Entrance } from './routes/Entrance.tsx';
import { receiveLongAnswersBy } from './stores/http.ts';
import { startServices } from './shell/startServices.ts';

/** The old console installed a service worker; one that is still there would keep serving it (§4). */
async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// The simulated server of a demonstration answers within the page, and no worker.
if (import.meta.env.MODE !== 'demo') {
  let elsewhere: typeof import('./workers/receiving/receiving.ts') | undefined;
  receiveLongAnswersBy(async (request, receiving) => {
    // Kept, because a browser takes a millisecond to import again what is there.
    elsewhere ??= await import('./workers/receiving/receiving.ts').catch(() => undefined);
    return elsewhere ? elsewhere.fetchElsewhere(request, receiving) : fetch(request);
  });
}
void unregisterServiceWorkers();
startServices();
const app = <Entrance />;
// It does nothing in a production build but take room.
createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
