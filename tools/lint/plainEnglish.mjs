// Rejects phrases that the voice guide bans, wherever people read them: `npm run check:english`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Each expression with the better words. A space also matches a line break. */
export const bannedPhrases = [
  [/\bany more\b(?! (?:than\b|\w+s\b))/, 'no longer'],
  [/\bby hand\b/, 'manually'],
  [/\bmeanwhile\b/, 'while you were editing; since then'],
  [/\banew\b/, 'again'],
  [/\bbesides\b/, 'also; other than'],
  [/\bnobody\b/, 'no one; no nodes'],
  [/\bsomebody\b/, 'someone'],
  [/\banybody\b/, 'anyone'],
  [/\beverybody\b/, 'everyone; all nodes'],
  [/\bwhoever\b/, 'anyone who'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less|fewer|one)\b)/, 'isn’t a; aren’t any'],
  [/\b(?:exists?|used|taken|gone|deleted|allowed|blocked) already\b/, 'already exists; already used'],
  [/\btak(?:e|es|ing) no (?!longer\b)/, 'doesn’t accept; doesn’t need'],
  [/\b(?:tells?|told) of\b/, 'shows; lists; reports'],
  [/\b(?:is|are|was|were) told\b(?! (?:to|apart)\b)/, 'is shown; is reported'],
  [/\bways? back\b/, 'return path'],
  [/\bone way only\b/, 'one-way; in one direction'],
  [/\bwhat is not\b/, 'a noun, such as “hidden pairs”'],
  [/\bwhat st(?:ands?|ood)\b/, 'a noun that names it'],
  [/\bh(?:angs?|anging|ung) on\b/, 'depends on'],
  [/\bst(?:ands?|anding|ood) beside\b/, 'is next to'],
  [/\bst(?:ands?|anding|ood) in for\b/, 'replaces; takes over for'],
  [/\bst(?:ands?|anding|ood) still\b/, 'freezes; stops'],
  [/\bon (?:its|their) way\b/, 'loading; in flight'],
  [
    /\bcould(?: not|n[’']t) be (?:found out|judged|told|worked out)\b/,
    'couldn’t confirm; couldn’t calculate',
  ],
  [/\b(?:did|does|do|has|have|had)(?: not|n[’']t) come\b/, 'failed to load'],
  [/\b(?:lights?|lighting|lit) up\b/, 'highlights'],
  [/\bturn(?:s|ed|ing)? over\b/, 'toggles'],
  [/\bgo(?:es|ing)? in (?:a circle|circles)\b/, 'routing loop'],
  [/\bgo(?:es|ing)? quiet\b/, 'goes offline'],
  [/\bbut for\b(?<=\b(?:all|other|others|same|nothing|everything) but for)/, 'except for'],
  [/\bodd ones?\b/, 'exceptions'],
  [/\bk(?:eeps?|ept) apart\b/, 'blocks; separates'],
  [/\bthe own\b/, 'its own; your own'],
  [/\bmend(?:s|ed|ing)?\b/, 'fixes'],
  [/\bunlike (?:its|their|the)\b/, 'different from'],
  [/\banother \w+ than\b/, 'a different … from'],
  [/\bof (?:its|their) own\b/, 'its own …, before the noun'],
  [/\bsuch an? \w+/, 'that …; one like this'],
  [/\bone after the other\b/, 'one at a time'],
  [/\bthe server kept\b/, 'the server saved … instead'],
  [/\bask(?:s|ed)? to join\b/, 'waiting for approval'],
  [/\bas they are\b(?<=\b(?:stay|stays|left|leaves?|remain) as they are)/, 'don’t change'],
  [/\buser area\b/, 'user dashboard'],
  [/[\d}] %(?!\w)/, 'no space before “%”'],
].map(([pattern, better]) => ({ pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'), better }));

/** Files that keep such a phrase, and why. */
const exceptions = new Map([
  ['.storybook/pages/Writing.mdx', 'names the phrases to avoid'],
  ['.storybook/public/mockServiceWorker.js', 'generated'],
  ['src/api/schema.ts', 'generated from openapi.yaml'],
  ['tools/lint/plainEnglish.mjs', 'lists the phrases'],
  ['tools/lint/plainEnglish.test.ts', 'lists the phrases'],
]);

const code = /\.[cm]?[jt]sx?$/;
/** Read as a whole. Recordings and generated readings of pages are not among them. */
const documents = /\.(?:mdx?|html|sh|conf|env|ya?ml)$|Dockerfile$|^\.ci\/run$/;
const generated = /^e2e\/reading\//;

/** Banned phrases in the text of a file, in its order. */
export function findPhrases(file, text) {
  const prose = withoutMargins(text);
  const isRead = code.test(file) ? proseTest(file, text) : () => true;
  const hits = bannedPhrases
    .flatMap(({ pattern, better }) =>
      [...prose.matchAll(pattern)].map((match) => ({ ...hit(match), better })),
    )
    .filter(({ at }) => isRead(at));
  if (file.endsWith('.stories.tsx')) hits.push(...inStoryNames(text));
  return hits
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, phrase, better }) => ({ line: text.slice(0, at).split('\n').length, phrase, better }));
}

const hit = (match) => ({ at: match.index, phrase: match[0].replace(/\s+/g, ' ').trim() });

/** Blanks what begins each line of a comment or quotation, so that a phrase is found across lines. */
function withoutMargins(text) {
  return text.replace(/(?<=\n[ \t]*)(?:\*|\/\/|#|>)(?=[ \t])/g, (margin) => ' '.repeat(margin.length));
}

/** A test of whether a position lies in a comment or a text. Parses the file on its first use only. */
function proseTest(file, text) {
  let source;
  return (at) => {
    source ??= ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    let node = source;
    for (;;) {
      const child = ts.forEachChild(node, (inner) => (inner.pos <= at && at < inner.end ? inner : undefined));
      if (!child) return isText(node, source);
      if (at < child.getStart(source)) return true;
      node = child;
    }
  };
}

function isText(node, source) {
  // A string without spaces is an id, a key or a path.
  if (ts.isStringLiteral(node)) return /\s|^[“A-Z]/.test(node.text);
  return ts.isTemplateLiteralToken(node) || ts.isJsxText(node) || node.getChildCount(source) > 0;
}

function inStoryNames(text) {
  return [...text.matchAll(/^export const (\w+)/gm)].flatMap((story) => {
    const name = story[1].replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
    return bannedPhrases.flatMap(({ pattern, better }) =>
      [...name.matchAll(pattern)].map((match) => ({ ...hit(match), at: story.index, better })),
    );
  });
}

function main() {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(
      (file) => (code.test(file) || documents.test(file)) && !generated.test(file) && !exceptions.has(file),
    );
  const found = files.flatMap((file) =>
    findPhrases(file, readFileSync(file, 'utf8')).map(
      ({ line, phrase, better }) => `${file}:${line}: ${phrase} → ${better}`,
    ),
  );
  if (found.length === 0) return;
  console.error(found.join('\n'));
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
