import { createBrowserRouter } from 'react-router-dom';
import { basePath, withBase, withoutBase } from '../../components/Link/basePath.ts';
import { paths } from '../../domain/paths.ts';
import { originOf } from '../../domain/session/session.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { preloadPage as preloadRoute } from '../shell/NavigationProgress.tsx';
import { oauthReturn, sessionStore } from '../stores/session.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The console. The router reads the address when it is created, so this waits for the first render. */
export function Console() {
  return <App router={routerOnce()} />;
}

function routerOnce(): ReturnType<typeof createBrowserRouter> {
  router ??= begin();
  return router;
}

/** After a login on the form alone, the router starts at the page that led to the form. */
function begin(): ReturnType<typeof createBrowserRouter> {
  const isLeft = withoutBase(window.location.pathname) === paths.login() && oauthReturn.query === undefined;
  if (sessionStore.session && isLeft) {
    const { usr, ...rest } = Object(window.history.state);
    const { to, state } = originOf(usr);
    window.history.replaceState({ ...rest, usr: state }, '', withBase(to));
  }
  return createBrowserRouter(routes, { basename: basePath });
}

export const preloadPage = (pathname: string) => preloadRoute(routes, pathname);
