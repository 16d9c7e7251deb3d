import type { Connect, Plugin } from 'vite';

/** Serves config.js with the address of the backend, as a deployment does. */
export function configScript(backend: string): Plugin {
  const add = ({ middlewares }: { middlewares: Connect.Server }): void => {
    middlewares.use('/config.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(`window.REACT_APP_BACKEND = ${JSON.stringify(backend)};\n`);
    });
  };
  return { name: 'config-script', configureServer: add, configurePreviewServer: add };
}
