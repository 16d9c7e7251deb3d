import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pageUnder } from '../../shell/pageUnder.ts';
import { routeAt } from '../../shell/routeAt.ts';

const NodeListRoute = lazy(async () => ({ default: (await import('./NodeListRoute.tsx')).NodeListRoute }));

const NodeDetailsRoute = lazy(async () => ({
  default: (await import('./NodeDetailsRoute.tsx')).NodeDetailsRoute,
}));

/** The pages about nodes. A dialog that has an address lies over the page it was opened on, which stays as it was. */
export function NodePagesRoute() {
  const pathname = pageUnder(useLocation());
  const { netid, nodeId } = routeAt(pathname)?.params ?? {};
  return (
    <>
      {netid !== undefined && nodeId !== undefined ? (
        <NodeDetailsRoute key={pathname} node={{ network: netid, id: nodeId }} />
      ) : (
        <NodeListRoute netid={netid} />
      )}
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}
