import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '../../../domain/paths.ts';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useRouter } from '../../shell/history.ts';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';

export const NodeListPage = lazyComponent(async () => (await import('./NodeListRoute.tsx')).NodeListRoute);
export const NodePage = lazyComponent(async () => (await import('./NodeDetailsRoute.tsx')).NodeDetailsRoute);
export const GraphPage = lazyComponent(async () => (await import('../graphs/GraphRoute.tsx')).GraphRoute);

/** Keeps the page drawn on which a role dialog was opened, because the dialog has an address of its own. */
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

function pageAt(pathname: string) {
  const list = matchPath(routePatterns.nodes, pathname);
  if (list) return <NodeListPage netid={list.params.netid} />;
  const { netid, nodeId } = matchPath(routePatterns.node, pathname)?.params ?? {};
  if (netid !== undefined && nodeId !== undefined)
    return <NodePage key={pathname} node={{ network: netid, id: nodeId }} />;
  const graph = matchPath(routePatterns.graphs, pathname)?.params;
  return graph?.netid !== undefined && <GraphPage key={graph.netid} netid={graph.netid} />;
}
