import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { storyName } from './storyName.ts';
import { chapterOf, isOnlyPlayed, openerOf, parseStories } from './storySource.ts';

const allIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const files = [...allIn('src'), ...allIn('.storybook/foundations')]
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const source = readFileSync(file, 'utf8');
    const [, title = ''] = /title: '((?:Foundations|Components|Screens|App)\/[^']+)'/.exec(source) ?? [];
    return { file, source, title, stories: parseStories(source) };
  });
const pages = ['.storybook/pages', '.storybook/foundations']
  .flatMap(allIn)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const screens = files.filter(({ title }) => title.startsWith('Screens/'));

function docOf(source: string, name: string): string {
  const [, doc = ''] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\n(?:export )?(?:const|function) ${name}\b`).exec(
      source,
    ) ?? [];
  return doc.replaceAll(/\s*\n \* ?/g, ' ').trim();
}

/** Returns the description on the docs page: of the screen inside a wrapper, or else of the component itself. */
function descriptionOf({ file, source }: (typeof files)[number]): string {
  const [, wrapped] = /subcomponents: \{ (\w+)/.exec(source) ?? [];
  const [, component = ''] = /component: (\w+)/.exec(source) ?? [];
  const name = wrapped ?? component;
  const [, from] =
    new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '(\.[^']+)'`).exec(source) ?? [];
  return docOf(from ? readFileSync(path.join(path.dirname(file), from), 'utf8') : source, name);
}

describe('every screen', () => {
  it.each(screens)('$title is described on its page', (screen) => {
    expect(descriptionOf(screen)).not.toBe('');
  });

  it.each([
    [['Empty', 'Overlap', 'Filled'], 'Filled'],
    [['FortyNodes', 'ThreeNodes'], 'FortyNodes'],
    [['Loading', 'LoadingOnAPhone'], 'Loading'],
  ])('with the states %s opens with %s', (states, opener) => {
    expect(openerOf(states)).toBe(opener);
  });

  it('and every component has stories in its folder', () => {
    const tellers = new Set(files.map(({ file }) => path.dirname(file)));
    const folders = [...allIn('src/components'), ...allIn('src/screens')]
      .filter((file) => /^src\/(?:components|screens\/\w+)\/\w+\/\w+\.tsx$/.test(file))
      .map((file) => path.dirname(file));
    const silent = [...new Set(folders)].filter((folder) => !tellers.has(folder));
    expect(silent.filter((folder) => !folder.endsWith('/testing'))).toEqual([]);
  });
});

describe('every story', () => {
  it('that only plays another one states whether it has a snapshot, unless it is the first of its file', () => {
    const silent = files.flatMap(({ file, source, stories }) =>
      /^const meta = [^;]*disableSnapshot/m.test(source)
        ? []
        : stories
            .slice(1)
            .filter(
              (story) =>
                isOnlyPlayed(story) && story.isPictured && !story.text.includes('disableSnapshot: false'),
            )
            .map(({ exportName }) => `${file} ${exportName}`),
    );
    expect(silent).toEqual([]);
  });

  it('has the same name on its docs page, which knows only the name of Storybook', () => {
    const names = files.flatMap(({ stories }) => stories.map(({ exportName }) => exportName));
    const onPages = names.map((name) => storyName(storyNameFromExport(name).replaceAll(' ', '')));
    expect(onPages).toEqual(names.map((name) => storyName(name)));
  });

  it('of the whole app has no snapshot, because its data depend on the time', () => {
    const pictured = files
      .filter(({ title }) => title.startsWith('App/'))
      .flatMap(({ file, stories }) => stories.flatMap(({ isPictured }) => (isPictured ? [file] : [])));
    expect(pictured).toEqual([]);
  });

  it.each([
    ['Empty', 'Empty'],
    ['NoMatch', 'Empty'],
    ['Loading', 'Loading'],
    ['Saving', 'Loading'],
    ['Listed', 'Ready'],
    ['FiveThousandNodes', 'Many'],
    ['Denied', 'Rejected'],
    ['ClientLimitReached', 'Rejected'],
    ['Failed', 'Failed'],
    ['UnknownNetwork', 'Failed'],
    ['OnAPhone', 'Phone'],
    ['LoadingOnAPhone', 'Phone'],
  ])('%s is listed under %s', (name, chapter) => {
    expect(chapterOf(name)).toBe(chapter);
  });
});

describe('a written story', () => {
  const source = `
const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
const meta = {
  title: 'Components/Data/Box',
} satisfies Meta<typeof Box>;
export const Closed: Story = {};
export const Open: Story = {
  play: async () => {
    await open();
  },
  parameters: { chromatic: { disableSnapshot: false } },
};
export const Moves: Story = { ...invisible, play: move };
export const MovesAgain: Story = { ...Moves, args: { isOpen: true } };
`;
  it('has a snapshot unless it, its file or the story that it extends states otherwise', () => {
    const pictured = parseStories(source).map(({ exportName, isPictured }) => [exportName, isPictured]);
    expect(pictured).toEqual([
      ['Closed', true],
      ['Open', true],
      ['Moves', false],
      ['MovesAgain', false],
    ]);
  });

  it('has no snapshot in a file that disables them', () => {
    const without = source.replace("title: 'Components/Data/Box'", 'parameters: { ...invisible.parameters }');
    expect(parseStories(without)[0]?.isPictured).toBe(false);
  });
});

describe('every link', () => {
  const welcome = pages.find(({ file }) => file.endsWith('Welcome.mdx'))?.source ?? '';
  const ids = new Set([
    ...files.flatMap(({ title, stories }) => [
      `${toId(title, 'docs')}`,
      ...stories.map(({ exportName }) => toId(title, exportName)),
    ]),
    ...pages.flatMap(({ source }) => {
      const [, title] = /<Meta title="([^"]+)"/.exec(source) ?? [];
      return title ? [toId(title, 'docs')] : [];
    }),
  ]);

  it.each(pages)('of $file leads to an existing page', ({ source }) => {
    const linked = [...source.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('to every area is on the first page', () => {
    const areas = new Set(
      files.flatMap(({ title }) =>
        title.startsWith('App/') ? [] : [title.split('/').slice(0, 2).join('/')],
      ),
    );
    const isLinked = (area: string) =>
      new RegExp(String.raw`\?path=/docs/${toId(area, 'x').replace(/--x$/, '')}-`).test(welcome);
    expect([...areas].filter((area) => !area.startsWith('Foundations') && !isLinked(area))).toEqual([]);
  });

  it('to screens is in the order of the sidebar', () => {
    const [, listed = ''] = /^## Screens$([^]*?)^## /m.exec(welcome) ?? [];
    const [, sorted = ''] =
      /'Screens',\s+\[([^\]]+)\]/.exec(readFileSync('.storybook/preview.tsx', 'utf8')) ?? [];
    const areas = [...listed.matchAll(/^\| (\w[\w ]*?) +\| .*\?path=/gm)].map(([, area]) => area);
    expect([...sorted.matchAll(/'([^']+)'/g)].map(([, area]) => area)).toEqual(areas);
  });
});

it('each scenario of the simulated server has a story of the whole app', () => {
  const source = files.find(({ title }) => title === 'App/Scenarios')?.source ?? '';
  const used = [...source.matchAll(/scenario: '(\w+)'/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(scenarios.keys()));
});
