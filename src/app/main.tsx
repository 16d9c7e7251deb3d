import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../components/theme/fonts.ts';
import '../components/theme/global.css.ts';
import { Entrance } from './routes/Entrance.tsx';
import { startServices } from './shell/startServices.ts';

/** The old console installed a service worker; one that is still there would keep serving it (§4). */
async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

void unregisterServiceWorkers();
startServices();
const app = <Entrance />;
// It does nothing in a production build but take room.
createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
