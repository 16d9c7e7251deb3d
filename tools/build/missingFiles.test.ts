import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePatterns } from '../../src/domain/paths.ts';
import { isMissingFile, missingFiles } from './missingFiles.ts';

describe('a path without a file', () => {
  it.each(Object.values(routePatterns))('is the app for a page like %s, even with dots', (pattern) => {
    expect(isMissingFile(pattern.replaceAll(/:\w+\??/g, 'a.js'))).toBe(false);
  });

  it.each(['/nope', '/nope/deeper', '/assets', '/Users/ann@example.com'])('is the app for %s', (path) => {
    expect(isMissingFile(path)).toBe(false);
  });

  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/service-worker.js',
    '/.git/config',
    '/.env',
    '/users.json',
    '/js/app.js',
    '/a.b/c',
  ])('is a missing file for %s', (path) => {
    expect(isMissingFile(path)).toBe(true);
  });
});

describe('a server of Vite', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'missing-files-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>App</title>');
    writeFileSync(join(root, 'there.txt'), 'there');
  });

  afterAll(() => rmSync(root, { recursive: true }));

  const options = (): InlineConfig => ({
    root,
    configFile: false,
    plugins: [missingFiles()],
    logLevel: 'silent',
    build: { outDir: '.' },
    server: { port: 28_310 },
    preview: { port: 28_320 },
  });

  it.each([
    ['for development', () => createServer(options()).then((server) => server.listen())],
    ['of the preview', () => preview(options())],
  ])('%s returns 404 for missing files, and the page for the console', async (_, start) => {
    const server = await start();
    const ask = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));
    expect((await ask('/robots.txt')).status).toBe(404);
    expect(await (await ask('/there.txt')).text()).toBe('there');
    for (const path of ['/', '/index.html', '/users/ann@example.com?x=1', '/nope']) {
      expect(await (await ask(path)).text()).toContain('<title>App</title>');
    }
    await server.close();
  });
});
