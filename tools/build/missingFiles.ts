import type { Connect, Plugin } from 'vite';
import { routePatterns } from '../../src/domain/paths.ts';

const sections = new Set(Object.values(routePatterns).map((pattern) => pattern.split('/')[1]));

/**
 * Whether a path that names no file is a missing one. Any other is the app's to answer: the console's own addresses,
 * which may hold a dot (`/users/ann@example.com`), and names without a dot. The same rule as deploy/nginx/nginx.conf.
 */
export function isMissingFile(path: string): boolean {
  const [, section = ''] = path.toLowerCase().split('/');
  return path.includes('.') && !sections.has(section);
}

/** Answers missing files with 404 while developing and in the preview, where Vite would send the page instead. */
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
