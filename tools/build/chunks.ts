import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const reached = new Map<string, ReadonlySet<string>>();

/** The modules that are there as soon as some are: whatever they import, but for what they load later. */
export function reach(modules: Modules, from: readonly string[]): ReadonlySet<string> {
  const known = reached.get(from.join());
  if (known) return known;
  const found = new Set(from);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  reached.set(from.join(), found);
  return found;
}

const library = 'react-aria-components';
const namedImport = new RegExp(`import \\{([^}]*)\\} from ["']${library}["'];?`, 'g');
const index = join(import.meta.dirname, `../../node_modules/${library}/dist/exports/index.mjs`);

/**
 * Imports each part of React Aria's components from the module that it is in. Whoever imports the index reaches all of
 * them, used or not, so that it could not be told which chunk needs what.
 */
export function directImports(): Plugin {
  const moduleOf = new Map<string, string>();
  const imports = readFileSync(index, 'utf8').matchAll(/^import \{(.*?)\} from "(.*?)"/gm);
  for (const [, names = '', path = ''] of imports) {
    const module = path.startsWith('.') ? join(dirname(index), path) : path;
    for (const name of names.split(',')) moduleOf.set(firstWord(name), module);
  }
  return {
    name: 'direct-imports',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(library)) return undefined;
      return {
        code: code.replaceAll(namedImport, (_, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim() !== '')
            .map((name) => `import { ${name} } from ${JSON.stringify(moduleOf.get(firstWord(name)))};`)
            .join(' '),
        ),
        map: null,
      };
    },
  };
}

function firstWord(text: string): string {
  return text.trim().split(' ')[0] ?? '';
}
