import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { routeTable } from './routeTable.ts';
import { routeAt } from './shell/currentRoute.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The console at the address of the window. The router reads it when it is made: not before the console is drawn. */
export function Console() {
  router ??= createBrowserRouter(routes);
  return <App router={router} />;
}

/** Loads the page of an address ahead. */
export async function fetchPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route) await routeTable[route.key].page?.();
}
