import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { lazyComponent } from '../shell/crash/lazyComponent.tsx';

const NotFoundScreen = lazyComponent(
  async () => (await import('../../screens/shared/NotFoundScreen/NotFoundScreen.tsx')).NotFoundScreen,
);

export function NotFoundRoute() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <NotFoundScreen view={{ address: pathname, homeHref: paths.home() }} />
    </Suspense>
  );
}
