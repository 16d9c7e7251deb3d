import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { configScript } from './configScript.ts';

it('serves the address of the backend as the old console’s config.js', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [configScript('http://localhost:8082')],
    server: { port: 28_300 },
    logLevel: 'silent',
  });
  await server.listen();
  const response = await fetch(new URL('/config.js', server.resolvedUrls?.local[0]));
  expect(await response.text()).toBe('window.REACT_APP_BACKEND = "http://localhost:8082";\n');
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  await server.close();
});
