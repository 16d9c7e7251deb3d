import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';
import { pageUnder, routeAt } from '../../shell/currentRoute.ts';

const NodeListRoute = lazyComponent(async () => (await import('./NodeListRoute.tsx')).NodeListRoute);
const NodeDetailsRoute = lazyComponent(async () => (await import('./NodeDetailsRoute.tsx')).NodeDetailsRoute);
const GraphRoute = lazyComponent(async () => (await import('../graphs/GraphRoute.tsx')).GraphRoute);

/** The pages about nodes, a network's graph among them. A dialog that has an address lies over the page it was opened on, which stays as it was. */
export function NodePagesRoute() {
  const pathname = pageUnder(useLocation());
  return (
    <>
      <Page pathname={pathname} />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}

function Page({ pathname }: { pathname: string }) {
  const { key, params } = routeAt(pathname) ?? {};
  const { netid, nodeId } = params ?? {};
  if (netid !== undefined && key === 'networkGraph') return <GraphRoute key={netid} netid={netid} />;
  return netid !== undefined && nodeId !== undefined ? (
    <NodeDetailsRoute key={pathname} node={{ network: netid, id: nodeId }} />
  ) : (
    <NodeListRoute netid={netid} />
  );
}
