import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../../docs/accessibility.md');

/** Ships the accessibility statement with the console, which links to it (`statementPath`). */
export function statement(): Plugin {
  return {
    name: 'accessibility-statement',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'accessibility.txt', source: readFileSync(source, 'utf8') });
    },
  };
}
