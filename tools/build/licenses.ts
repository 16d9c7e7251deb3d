import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The licences of everything in the bundle, written by Vite (`build.license`) and completed here. */
export const licensesFile = 'third-party-licenses.txt';

/** The EPL requires a source reference in addition to its text. */
const sourceOfElk =
  'The source code of elkjs is available under the EPL-2.0 at https://github.com/kieler/elkjs.';

/** Completes Vite's list, which omits packages that only workers use, and adds the licence of each font. */
export function licenses(): { page: Plugin; workers: () => Plugin[] } {
  const ofWorkers = new Set<string>();
  return {
    workers: () => [
      {
        name: 'packages-of-workers',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle)) {
            const modules = file.type === 'chunk' ? file.moduleIds : [];
            for (const folder of modules.flatMap(packageFolder)) ofWorkers.add(folder);
          }
        },
      },
    ],
    page: {
      name: 'licenses',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const list = bundle[licensesFile];
          if (list?.type !== 'asset') return;
          const listed = String(list.source);
          const missing = [...ofWorkers].map(entry).filter(({ title }) => !listed.includes(title));
          list.source = [
            listed,
            ...missing.map(({ title, text }) => `${title}\n${text}`),
            sourceOfElk,
            '',
          ].join('\n');

          const fonts = Object.values(bundle).flatMap((file) =>
            file.type === 'asset' && file.fileName.endsWith('.woff2') ? file.originalFileNames : [],
          );
          for (const folder of new Set(fonts.map((font) => resolve(font)).flatMap(packageFolder))) {
            const name = `${basename(folder)}-LICENSE.txt`;
            this.emitFile({ type: 'asset', name, source: licenseText(folder) });
          }
        },
      },
    },
  };
}

function packageFolder(path: string): string[] {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
}

function entry(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { title: `## ${name} - ${version} (${license})\n`, text: licenseText(folder) };
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence`);
  return `${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
