import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '') }));

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const earlier = seen.get(slug) ?? 0;
    seen.set(slug, earlier + 1);
    return earlier === 0 ? slug : `${slug}-${earlier}`;
  });
  return new Set(anchors);
}

/** Targets of links and images in the repository; Storybook's own links have a test beside its pages. */
function targetsOf(text: string): readonly string[] {
  const found = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"\s]+)"/g)];
  return found
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^(?:[a-z]+:|\/|\?)/.test(target));
}

function isResolved(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const aim = path === '' ? file : join(dirname(file), path);
  if (!existsSync(aim)) return false;
  if (anchor === undefined) return true;
  return anchorsOf(documents.find((document) => document.file === aim)?.text ?? '').has(anchor);
}

/** Files and folders that are named in code marks, without placeholders. */
function pathsNamedIn(text: string): readonly string[] {
  const folders = '\\.github|\\.storybook|deploy|docs|e2e|mocks|public|src|tools';
  const named = text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'));
  return [...named].map(([, path = '']) => path);
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Scripts that are named in code marks, such as `npm run check`. */
function scriptsNamedIn(text: string): readonly string[] {
  return [...text.matchAll(/`[^`]*\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
}

describe.each(documents)('$file', ({ file, text }) => {
  it('links to files and headings that exist', () => {
    expect(targetsOf(text).filter((target) => !isResolved(file, target))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsNamedIn(text).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(scriptsNamedIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['README.md', 'docs/reference.md#acls', true],
    ['README.md', 'docs/reference.md#no-such-heading', false],
    ['README.md', 'docs/no-such-file.md', false],
    ['docs/tour.md', '../CONTRIBUTING.md#two-lanes-of-tests', true],
    ['docs/tour.md', '#and-back', true],
  ])('in %s, finds whether %s exists', (file, target, expected) => {
    expect(isResolved(file, target)).toBe(expected);
  });

  it('reads links, images and paths, but not other hosts', () => {
    const text = '[a](b.md#c) [d](https://e.example) <img src="f.webp"> `src/domain` `src/domain/<entity>/`';
    expect(targetsOf(text)).toEqual(['b.md#c', 'f.webp']);
    expect(pathsNamedIn(text)).toEqual(['src/domain']);
    expect(scriptsNamedIn('`npm run test:no-such` and `A=b npm run x -- --y`')).toEqual([
      'test:no-such',
      'x',
    ]);
  });
});
