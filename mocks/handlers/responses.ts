import type { ServerError } from '../world/serverError.ts';

const jsonType = { 'Content-Type': 'application/json' };
const textType = { 'Content-Type': 'text/plain; charset=utf-8' };

/** JSON as Go's encoder writes it, with a newline at the end and `<`, `>` and `&` escaped. */
export function json(value: unknown): Response {
  return new Response(`${goJson(value)}\n`, { headers: jsonType });
}

/** JSON without the newline, as the login call returns it. */
export function bareJson(value: unknown): Response {
  return new Response(goJson(value), { headers: jsonType });
}

/** JSON from calls that set no content type, for which Go sends text. */
export function jsonAsText(value: unknown): Response {
  return new Response(`${goJson(value)}\n`, { headers: textType });
}

export function text(body: string): Response {
  return new Response(body, { headers: textType });
}

/** 200 with a JSON content type but no body. */
export function emptyJson(): Response {
  return new Response(null, { headers: jsonType });
}

/** 200 without a body or a content type. */
export function empty(): Response {
  return new Response(null);
}

export function deleted(message: string): Response {
  return json({ Code: 200, Message: message, Response: null });
}

export function errorResponse(refusal: ServerError): Response {
  return new Response(goJson({ Code: refusal.status, Message: refusal.message }), {
    status: refusal.status,
    headers: jsonType,
  });
}

/** The router's own response, which isn't JSON. */
export function notFound(): Response {
  return new Response('404 page not found\n', {
    status: 404,
    headers: { ...textType, 'X-Content-Type-Options': 'nosniff' },
  });
}

export function methodNotAllowed(): Response {
  return new Response(null, { status: 405 });
}

function goJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
