import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licensesFile } from '../tools/build/licenses.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'dist', licensesFile), 'utf8');
const entries = [...text.matchAll(/^## (\S+) - (\d\S*) \((.+)\)\n([^]*?)(?=^## \S+ - \d|$(?![^]))/gm)].map(
  ([, name = '', version = '', license = '', body = '']) => ({ name, version, license, body }),
);

type Component = {
  readonly name: string;
  readonly version: string;
  readonly properties?: { name: string }[];
};

/** Returns the non-development packages in the bill of materials of a release. */
function shipped(): Component[] {
  const bill = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components }: { components: Component[] } = JSON.parse(bill);
  return components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
}

/** Runtime dependencies without code in the bundle. */
const notBundled = new Set([
  // Only used to generate styles at build time.
  '@vanilla-extract/css',
  '@vanilla-extract/private',
  '@emotion/hash',
  'css-what',
  'csstype',
  'dedent',
  'deep-object-diff',
  'deepmerge-ts',
  'lru-cache',
  'media-query-parser',
  'modern-ahocorasick',
  'picocolors',
  // Unused parts of react-aria, and helpers that current browsers don't need.
  '@internationalized/date',
  '@internationalized/number',
  'aria-hidden',
  'client-only',
  '@babel/runtime',
  '@swc/helpers',
  'tslib',
  // Server-side code of the router, and a package that only re-exports another.
  'cookie',
  'set-cookie-parser',
  'react-router-dom',
  'openapi-typescript-helpers',
]);
const isTypes = (name: string) => /^@(types|react-types)\//.test(name);

describe('the licences of the bundle', () => {
  it('list all bundled packages in the bill of materials', () => {
    const listed = entries.map(({ name, version }) => `${name}@${version}`);
    const known = shipped().map(({ name, version }) => `${name}@${version}`);
    expect(listed.filter((entry) => !known.includes(entry))).toEqual([]);
    const unlisted = shipped().filter(({ name, version }) => !listed.includes(`${name}@${version}`));
    expect(unlisted.filter(({ name }) => !notBundled.has(name) && !isTypes(name))).toEqual([]);
    expect(listed).toEqual(
      expect.arrayContaining([expect.stringMatching(/^elkjs@/), expect.stringMatching(/^d3-force@/)]),
    );
  });

  it('are allowed', () => {
    const allowed = ['Apache-2.0', 'BSD-3-Clause', 'EPL-2.0 OR GPL-3.0-or-later', 'ISC', 'MIT', 'OFL-1.1'];
    expect(entries.filter(({ license }) => !allowed.includes(license))).toEqual([]);
  });

  it('include their texts', () => {
    expect(entries.filter(({ body }) => body.trim().length < 200).map(({ name }) => name)).toEqual([]);
    expect(text).toContain('# Eclipse Public License - v 2.0');
    expect(text).toContain('The source code of elkjs is available');
  });

  it.each(['inter', 'jetbrains-mono'])('are next to the font %s', (font) => {
    const assets = readdirSync(join(root, 'dist/assets'));
    const [file = ''] = assets.filter((name) => name.startsWith(`${font}-LICENSE-`));
    expect(readFileSync(join(root, 'dist/assets', file), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });
});
