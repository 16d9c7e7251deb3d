/** The source of a story, which Storybook's index does not include. */
export type StorySource = {
  readonly exportName: string;
  readonly text: string;
  /** Whether Chromatic takes a snapshot. Behaviour stories have none. */
  readonly isPictured: boolean;
};

export function parseStories(source: string): readonly StorySource[] {
  const meta = statement(source, /^const meta = /m);
  const texts = new Map(
    [...source.matchAll(/^export const (\w+)/gm)].map(({ 1: name = '', index }) => [
      name,
      statementAt(source, index),
    ]),
  );
  const shared = [...source.matchAll(/^const (\w+) = /gm)].flatMap(({ 1: name = '', index }) => {
    const said = pictureSaid(statementAt(source, index));
    return said === undefined || name === 'meta' ? [] : [{ name, said }];
  });
  /** As stated in the story itself, in a constant that it spreads, or in a story that it extends. */
  const said = (text: string): boolean | undefined => {
    const named = shared.find(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    const [, other = ''] = /\.\.\.(\w+)/.exec(text) ?? [];
    const inherited = texts.get(other);
    return pictureSaid(text) ?? named?.said ?? (inherited === undefined ? undefined : said(inherited));
  };
  const isFilePictured = said(meta) ?? true;
  return [...texts].map(([exportName, text]) => ({
    exportName,
    text,
    isPictured: said(text) ?? isFilePictured,
  }));
}

function pictureSaid(text: string): boolean | undefined {
  const [, isDisabled] = /disableSnapshot: (true|false)/.exec(text) ?? [];
  return isDisabled === undefined ? undefined : isDisabled === 'false';
}

const ownLook = /^  (?:args|globals|render|decorators|\.\.\.)/m;

export function isOnlyPlayed({ text }: StorySource): boolean {
  return /^  (?:async )?play[:(]/m.test(text) && !ownLook.test(text);
}

function statement(source: string, start: RegExp): string {
  const at = source.search(start);
  return at < 0 ? '' : statementAt(source, at);
}

function statementAt(source: string, at: number): string {
  const rest = source.slice(at);
  const end = /^(?:\S.*;|\} satisfies .*)$/m.exec(rest);
  return end ? rest.slice(0, end.index + end[0].length) : rest;
}

export const chapters = ['Empty', 'Loading', 'Ready', 'Many', 'Rejected', 'Failed', 'Phone'] as const;
export type Chapter = (typeof chapters)[number];

/** Words in a story's name that determine its chapter. The first match wins. */
const signs: readonly (readonly [Chapter, RegExp])[] = [
  ['Phone', /OnAPhone|OnATablet|^Phone|^Tablet/],
  [
    'Failed',
    /Fail|Unreachable|Stale|Crash|Missing|Unknown|NotFound|Overload|TryingAgain|Offline|DeletedBy|Cannot|NotAllKept|Lost|NotTheAPI/,
  ],
  [
    'Rejected',
    /Rejected|Denied|Without(?:Own|Rights|Permission|Access)|NotAn|NotAllowed|NotSent|NoAccess|NoPermission|Conflict|Taken|Duplicate|Wrong|Locked|Limit|Unauthorized|Obstacle|Expired|Overlap/,
  ],
  [
    'Loading',
    /Loading|Saving|Sending|Refreshing|Busy|Working|Waiting|Adding|Running|Arranging|Downloading|Following/,
  ],
  ['Many', /Many|Hundred|Thousand|Huge|Endless|Longest|Long[A-Z]|Forty|Crowd|Thirty|VeryLong|Odd|Unusual/],
  ['Empty', /^(?:Empty|None|No[A-Z]|Nothing|New|Blank|AsItOpens|First[A-Z])|Empty|NoMatch|Without[A-Z]/],
];

/** Returns the chapter of a state by its name, such as `Empty` for `NoMatch`. The default is `Ready`. */
export function chapterOf(exportName: string): Chapter {
  return signs.find(([, words]) => words.test(exportName))?.[0] ?? 'Ready';
}

/** Returns the state that a screen's docs page opens with: the first in its file, unless that has no content yet. */
export function openerOf(exportNames: readonly string[]): string | undefined {
  const [first] = exportNames;
  if (first === undefined || !['Empty', 'Loading'].includes(chapterOf(first))) return first;
  return exportNames.find((name) => chapterOf(name) === 'Ready') ?? first;
}
