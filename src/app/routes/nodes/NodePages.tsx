import { matchRoutes, Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '../../../domain/paths.ts';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useRouter } from '../../stores/history.ts';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';

export const NodeListPage = lazyComponent(async () => (await import('./NodeListRoute.tsx')).NodeListRoute);
export const NodePage = lazyComponent(async () => (await import('./NodeDetailsRoute.tsx')).NodeDetailsRoute);
export const GraphPage = lazyComponent(async () => (await import('../graphs/GraphRoute.tsx')).GraphRoute);

/** Keeps rendering the page under a role dialog, because the dialog has its own address. */
export function NodePages() {
  const { routes } = useRouter();
  const pathname = pageUnder(routes, useLocation());
  return (
    <>
      {pageAt(pathname)}
      <Outlet />
    </>
  );
}

const pages = [
  { id: 'list', path: routePatterns.nodes },
  { id: 'node', path: routePatterns.node },
  { id: 'graph', path: routePatterns.graphs },
];

function pageAt(pathname: string) {
  // Unlike matchPath, matchRoutes decodes the address.
  const match = matchRoutes(pages, pathname)?.at(-1);
  const { netid, nodeId } = match?.params ?? {};
  if (match?.route.id === 'list') return <NodeListPage netid={netid} />;
  if (netid === undefined) return null;
  if (nodeId === undefined) return <GraphPage key={netid} netid={netid} />;
  return <NodePage key={pathname} node={{ network: netid, id: nodeId }} />;
}
