import { issueToken } from '../world/tokens.ts';
import { anyone, route, type Route } from './route.ts';

const notConfigured = `<!DOCTYPE html><html>
<body>
<h3>Your Netmaker server does not have OAuth configured.</h3>
<p>Please visit the docs <a href="https://docs.netmaker.org/oauth.html" target="_blank" rel="noopener">here</a> to learn how to.</p>
</body>
</html>
`;

/**
 * A page visit, not a call. A simulated provider signs in the first user that came through one, or reports a failure
 * where there is none.
 */
export const oauthRoutes: readonly Route[] = [
  route('GET /oauth/login', anyone, ({ world, request }) => {
    const { authProvider, frontendUrl } = world.settings;
    if (authProvider === '') return withoutProvider(request.headers.get('Referer'));
    const user = [...world.users.values()].find((one) => one.oauth);
    if (!user) return redirect(307, `${frontendUrl}/login?oauth=callback-error`);
    return redirect(308, `${frontendUrl}/login?login=${issueToken(world, user)}&user=${user.username}`);
  }),
];

/** The server joins the referrer and the path without looking. */
function withoutProvider(referrer: string | null): Response {
  if (referrer) return redirect(307, `${referrer}login?oauth=callback-error`);
  return new Response(notConfigured, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function redirect(status: 307 | 308, location: string): Response {
  return new Response(null, { status, headers: { Location: location } });
}
