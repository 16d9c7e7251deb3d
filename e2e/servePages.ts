import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview, type Plugin, type PreviewServer } from 'vite';

/** As a repository host does: a folder is its index.html, and 404.html replaces all missing pages. */
const hostedPages = (folder: string): Plugin => ({
  name: 'hosted-pages',
  configurePreviewServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((request, response) => {
        const { pathname } = new URL(request.url ?? '', 'http://pages.invalid');
        const send = async (file: string, status: number) => {
          response.writeHead(status, { 'Content-Type': 'text/html' }).end(await readFile(join(folder, file)));
        };
        if (!existsSync(join(folder, pathname, 'index.html'))) void send('404.html', 404);
        else if (pathname.endsWith('/')) void send(`${pathname}index.html`, 200);
        else response.writeHead(301, { Location: `${request.originalUrl}/` }).end();
      });
    },
});

/** Serves a folder below a path that begins and ends with a slash, as the pages of a repository are. */
export const servePages = (folder: string, base: string): Promise<PreviewServer> =>
  preview({
    configFile: false,
    base,
    plugins: [hostedPages(folder)],
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'warn',
  });
