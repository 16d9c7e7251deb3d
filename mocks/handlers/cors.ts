const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
/** A preflight names the method only where the standard does not allow it anyway. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const headers = ['Access-Control-Allow-Origin', 'X-Requested-With', 'Content-Type', 'Authorization'];
const simpleHeaders = ['Accept', 'Accept-Language', 'Content-Language', 'Origin'];
/** Sent by the browser itself, whatever a script does. */
const browserHeaders =
  /^(sec-.*|accept-encoding|connection|content-length|host|keep-alive|origin|referer|user-agent)$/i;

/** The answer to a preflight. Refusals come without the origin header, which is what makes the browser give up. */
export function preflight(request: Request, allowedOrigin: string): Response {
  const method = request.headers.get('Access-Control-Request-Method');
  if (method === null) return new Response(null, { status: 400 });
  if (!methods.includes(method)) return new Response(null, { status: 405 });
  const wanted = (request.headers.get('Access-Control-Request-Headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isOneOf(simpleHeaders, name));
  if (wanted.some((name) => !isOneOf(headers, name))) return new Response(null, { status: 403 });
  const answer = new Response(null);
  if (wanted.length > 0) answer.headers.set('Access-Control-Allow-Headers', wanted.map(canonical).join(','));
  if (!simpleMethods.includes(method)) answer.headers.set('Access-Control-Allow-Methods', method);
  answer.headers.set('Access-Control-Allow-Origin', allowedOrigin);
  return answer;
}

/**
 * Inside a page there is no preflight. This is what it would have found: the first header that a script may not send,
 * or cookies, which the server never allows.
 */
export function forbiddenPart(request: Request): string | undefined {
  if (request.credentials === 'include') return 'credentials';
  return [...request.headers.keys()].find(
    (name) => !isOneOf([...headers, ...simpleHeaders], name) && !browserHeaders.test(name),
  );
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Go writes header names with capitals at the word starts. */
function canonical(name: string): string {
  return name.toLowerCase().replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
