import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgressLine } from '../../components/AppFrame/AppFrame.tsx';
import { isInAppPath } from '../../domain/paths.ts';
import { routeTable, type RouteKey } from './routeTable.ts';
import { routeAt } from './currentRoute.ts';
import { useRouter } from './history.ts';

/** Shows that a page or dialog is loading, from the click until it is drawn, and loads the page of a link ahead. */
export function NavigationProgress() {
  const router = useRouter();
  const { key } = useLocation();
  const asked = useSyncExternalStore(router.subscribe, () => router.state.location.key);
  useEffect(() => startPrefetch(), []);
  return asked !== key && <ProgressLine label="Opening" isLate />;
}

/** Loads the page of a link that someone points at or focuses, since they mostly follow it. */
export function startPrefetch(
  load = (key: RouteKey): Promise<unknown> | undefined => routeTable[key].page?.preload(),
): () => void {
  const tried = new Set<RouteKey>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isInAppPath(href) || !navigator.onLine) return;
    const key = routeAt(href.replace(/[?#].*$/, ''))?.key;
    if (key === undefined || tried.has(key)) return;
    tried.add(key);
    // If it fails, the page itself says so once the link is followed.
    load(key)?.catch(() => tried.delete(key));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
