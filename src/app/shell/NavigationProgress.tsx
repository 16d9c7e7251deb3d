import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgressLine } from '../../components/AppFrame/AppFrame.tsx';
import { isInAppPath } from '../../domain/paths.ts';
import { fetchComponent } from './crash/lazyComponent.tsx';
import { routeTable, type RouteKey } from './routeTable.ts';
import { whenIdle } from '../stores/whenIdle.ts';
import { routeAt } from './currentRoute.ts';
import { useRouter } from './history.ts';

/** Shows that a page or dialog is on its way, from the press until it is drawn, and fetches what a press would need. */
export function NavigationProgress() {
  const router = useRouter();
  const { key } = useLocation();
  const asked = useSyncExternalStore(router.subscribe, () => router.state.location.key);
  useEffect(() => startPrefetch(), []);
  return asked !== key && <ProgressLine label="Opening" isLate />;
}

/** Fetches the page of a route, where it has one. */
export const pageOf = (key: RouteKey) => {
  const { page } = routeTable[key];
  return page && (() => fetchComponent(page));
};

/** Whoever points at a link, or comes to it by keys, mostly follows it: its page is fetched meanwhile. */
export function startPrefetch(
  pageAt: (key: RouteKey) => (() => Promise<unknown>) | undefined = pageOf,
): () => void {
  const tried = new Set<RouteKey>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isInAppPath(href) || !navigator.onLine) return;
    const key = routeAt(href.replace(/[?#].*$/, ''))?.key;
    if (key === undefined || tried.has(key)) return;
    tried.add(key);
    // Where it fails, the press fetches it again and tells.
    whenIdle(() => void pageAt(key)?.().catch(() => tried.delete(key)));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
