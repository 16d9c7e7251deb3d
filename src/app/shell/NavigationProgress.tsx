import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { ProgressLine } from '../../components/AppFrame/AppFrame.tsx';
import { withoutBase } from '../../components/Link/basePath.ts';
import { isInAppPath } from '../../domain/paths.ts';
import { whenIdle } from '../stores/whenIdle.ts';
import { routeAt } from './currentRoute.ts';
import { useRouter } from '../stores/history.ts';

export function NavigationProgress() {
  const router = useRouter();
  const { key } = useLocation();
  const asked = useSyncExternalStore(router.subscribe, () => router.state.location.key);
  useEffect(() => startPrefetch((pathname) => preloadPage(router.routes, pathname)), [router]);
  return asked !== key && <ProgressLine label="Loading page" isLate />;
}

/** Loads the page at an address and the layouts around it. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const { facts = [] } = routeAt(routes, pathname) ?? {};
  await Promise.all(facts.map(({ preload }) => preload?.()));
}

/** Loads the page of a link that is hovered or focused, because it is likely to be followed. */
export function startPrefetch(preload: (pathname: string) => Promise<unknown>): () => void {
  const tried = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isInAppPath(href) || !navigator.onLine) return;
    const pathname = withoutBase(href.replace(/[?#].*$/, ''));
    if (tried.has(pathname)) return;
    tried.add(pathname);
    // After a failure, following the link loads the page again and reports the error.
    whenIdle(() => void preload(pathname).catch(() => tried.delete(pathname)));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
