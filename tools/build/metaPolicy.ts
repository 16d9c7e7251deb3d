import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const headers = new URL('../../deploy/nginx/headers.conf', import.meta.url);

/** Browsers ignore these directives in a page. */
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

/**
 * The policy of the image for hosts that send no headers. A build doesn't know the backend, so the page can call any
 * host. A browser enforces both policies where there is a header too.
 */
export function policyForPage(settings: string): string {
  const [, policy] = /^add_header Content-Security-Policy "([^"]*)"/m.exec(settings) ?? [];
  if (policy === undefined) throw new Error('The shipped headers have no Content-Security-Policy');
  return policy
    .replace('$backend_origin', 'http: https:')
    .split('; ')
    .filter((directive) => !headerOnly.some((name) => directive.startsWith(name)))
    .join('; ');
}

/** Adds the policy to the built console. The development server, the demo and Storybook need inline code. */
export function metaPolicy(): Plugin {
  return {
    name: 'meta-policy',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    transformIndexHtml: (html, { path }) =>
      path === '/index.html'
        ? [
            {
              tag: 'meta',
              attrs: {
                'http-equiv': 'Content-Security-Policy',
                content: policyForPage(readFileSync(headers, 'utf8')),
              },
              injectTo: 'head-prepend',
            },
          ]
        : html,
  };
}
