import type { Connect, Plugin } from 'vite';
import { routePatterns } from '../../src/domain/paths.ts';

const sections = new Set(Object.values(routePatterns).map((pattern) => pattern.split('/')[1]));

/**
 * Whether a path without a file is a missing file, as opposed to a page of the console. Pages can have a dot
 * (`/users/ann@example.com`). Same rule as in deploy/nginx/nginx.conf.
 */
export function isMissingFile(path: string): boolean {
  const [, section = ''] = path.toLowerCase().split('/');
  return path.includes('.') && !sections.has(section);
}

/** Returns 404 for missing files in development and preview, where Vite would send the page instead. */
export function missingFiles(): Plugin {
  const add = (middlewares: Connect.Server) => () => {
    middlewares.use((request, response, next) => {
      const [asked = ''] = (request.originalUrl ?? '').split('?');
      const isFallback = request.url === '/index.html' && asked !== '/index.html';
      if (isFallback && isMissingFile(asked)) response.writeHead(404).end();
      else next();
    });
  };
  return {
    name: 'missing-files',
    configureServer: ({ middlewares }) => add(middlewares),
    configurePreviewServer: ({ middlewares }) => add(middlewares),
  };
}
