import { createBrowserRouter } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { isOauthReturn } from '../../domain/session/session.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { originOf } from './session/LoginRoute.tsx';
import { preloadPage } from '../shell/NavigationProgress.tsx';
import { sessionStore } from '../stores/session.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The console at the address of the window. The router reads it when it is made: not before the console is drawn. */
export function Console() {
  router ??= begin();
  return <App router={router} />;
}

/** Whoever signed in before there was a router begins where they were headed: the login page is not drawn again. */
function begin(): ReturnType<typeof createBrowserRouter> {
  const { pathname, search } = window.location;
  const isLeft = pathname === paths.login() && !isOauthReturn(new URLSearchParams(search));
  if (sessionStore.session && isLeft) {
    const { usr, ...rest } = Object(window.history.state);
    const { to, state } = originOf(usr);
    window.history.replaceState({ ...rest, usr: state }, '', to);
  }
  return createBrowserRouter(routes);
}

/** Loads the page of an address ahead. */
export const fetchPage = (pathname: string) => preloadPage(routes, pathname);
