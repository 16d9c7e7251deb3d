import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Connect, Plugin } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** Compressing smaller files saves too little. */
const leastBytes = 1024;

/**
 * Writes compressed copies of text files, which web servers can send (nginx: `gzip_static`), and sends them in the
 * preview. Skips config.js, which every deployment replaces.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serveCompressed(() => folder)),
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.config.command !== 'build' || !existsSync(folder)) return;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter(isCompressible).map((file) => writeCompressed(join(folder, file))));
      },
    },
  };
}

function isCompressible(file: string): boolean {
  return extname(file) in types && file !== 'config.js';
}

async function writeCompressed(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}

function serveCompressed(folder: () => string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = join(folder(), `${path}.br`);
    const isAccepted = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (!isAccepted || !isCompressible(path) || !existsSync(file)) return next();
    response.setHeader('Content-Type', `${types[extname(path)]}; charset=utf-8`);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    return void readFile(file).then((body) => response.end(body), next);
  };
}
