import type { Plugin } from 'vite';

/** The run-time configuration that a deployment writes, served by the development server: which backend to call. */
export function configScript(backend: string): Plugin {
  return {
    name: 'config-script',
    configureServer(server) {
      server.middlewares.use('/config.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(`window.REACT_APP_BACKEND = ${JSON.stringify(backend)};\n`);
      });
    },
  };
}
