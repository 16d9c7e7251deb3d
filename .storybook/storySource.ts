/** A story as its file writes it: what the index that Storybook makes of it does not tell. */
export type WrittenStory = {
  readonly exportName: string;
  readonly text: string;
  /** Whether Chromatic takes a picture: of a state. What is only played shows how something behaves. */
  readonly isPictured: boolean;
};

/** The stories of a file, in its order. */
export function writtenStories(source: string): readonly WrittenStory[] {
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
  /** By its own words, by those it takes over by name, or by another story's. */
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

/** What a state is made of. */
const ownLook = /^  (?:args|globals|render|decorators|\.\.\.)/m;

/** Another story, played. */
export function isOnlyPlayed({ text }: WrittenStory): boolean {
  return /^  (?:async )?play[:(]/m.test(text) && !ownLook.test(text);
}

function statement(source: string, start: RegExp): string {
  const at = source.search(start);
  return at < 0 ? '' : statementAt(source, at);
}

/** Up to the first line that ends one and is not within it. */
function statementAt(source: string, at: number): string {
  const rest = source.slice(at);
  const end = /^(?:\S.*;|\} satisfies .*)$/m.exec(rest);
  return end ? rest.slice(0, end.index + end[0].length) : rest;
}

/** The parts of the story that the states of a screen tell, in their order. */
export const chapters = ['Empty', 'Loading', 'Ready', 'Many', 'Refused', 'Failed', 'Phone'] as const;
export type Chapter = (typeof chapters)[number];

/** By words of a story's name; the first that is found. */
const signs: readonly (readonly [Chapter, RegExp])[] = [
  ['Phone', /OnAPhone|OnATablet|^Phone|^Tablet/],
  [
    'Failed',
    /Fail|Unreachable|Stale|Crash|Missing|Unknown|NotFound|Overload|TryingAgain|Offline|Gone|DeletedMeanwhile|CouldNot|Cannot|NotRead|NotKnown|NotAllKept|Lost|NotTheApi|Broken/,
  ],
  [
    'Refused',
    /Refused|Rejected|Denied|Without(?:Own|Rights|Permission|Access)|NotAn|NotAllowed|NotOnes|NotSent|NoAccess|NoPermission|Conflict|Taken|Wrong|Locked|Limit|Unauthorized|Obstacle|Expired|Overlap/,
  ],
  [
    'Loading',
    /Loading|Saving|Sending|Refreshing|Busy|Working|Asking|Waiting|Adding|Running|Arranging|Downloading|Underway|Following/,
  ],
  ['Many', /Many|Hundred|Thousand|Huge|Endless|Longest|Long[A-Z]|Forty|Crowd|Thirty|VeryLong|Odd|Unusual/],
  [
    'Empty',
    /^(?:Empty|None|No[A-Z]|Nothing|New|Nobody|Blank|AsItOpens|First[A-Z])|Empty|NoMatch|Without[A-Z]/,
  ],
];

/** To which part of the story a state belongs, by its name: `NoMatch` to what is empty, most to what is ready. */
export function chapterOf(exportName: string): Chapter {
  return signs.find(([, words]) => words.test(exportName))?.[0] ?? 'Ready';
}
