import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../docs');

/** Ships the accessibility statement and the guide with the console, which links to them (`statementPath`, `guidePath`). */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    generateBundle() {
      for (const name of ['accessibility', 'guide']) {
        const text = readFileSync(join(folder, `${name}.md`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `${name}.txt`, source: withoutPictures(text) });
      }
    },
  };
}

/** Pictures and their links would be dead in a text. */
function withoutPictures(text: string): string {
  return text.replaceAll(/^.*(?:!\[|<\/?picture|<source|<img).*\n/gm, '');
}
