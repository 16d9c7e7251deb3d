import uFuzzy from '@leeoniya/ufuzzy';
import type { Findable, FoundThing } from '../../../domain/find/findables.ts';

/** Letters of every script count, not only those of English. */
const letters = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
} as const;

const asTyped = new uFuzzy(letters);
const forgiving = new uFuzzy({ ...letters, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** More matches than these are not put in order: nobody reads them, and the next letter is typed already. */
const mostRanked = 20_000;

/** Two letters stand somewhere inside of nearly every key. */
const leastInside = 6;

const mostWords = 4;

type Haystack = { readonly names: string[]; readonly words: readonly (readonly string[])[] };

/**
 * Finds the things whose names hold what is typed, best first, whatever the case, accents and order of its words; then
 * those that something else names, such as an address or a key. Where nothing is called so, one typing error is forgiven.
 */
export function thingMatcher(things: readonly Findable[]): (text: string) => readonly FoundThing[] {
  const { names, words } = haystackOf(things);
  return (text) => {
    // A word after a dash would be one that must not match.
    const wanted = uFuzzy.latinize(text.replaceAll(/(^|\s)-+/g, '$1').trim());
    if (wanted === '') return [];
    const exact = search(asTyped, names, wanted, things);
    const byName = exact.length > 0 ? exact : search(forgiving, names, wanted, things);
    const named = new Set(byName.map(({ thing }) => thing));
    const typed = text.trim().toLowerCase();
    const isNamed = (word: string) =>
      typed.length < leastInside ? word.startsWith(typed) : word.includes(typed);
    const byWord = things.filter((thing, place) => !named.has(thing) && words[place]?.some(isNamed));
    const others = byWord.flatMap(unmarked);
    return exact.length > 0 ? [...byName, ...others] : [...others, ...byName];
  };
}

function unmarked(thing: Findable | undefined): readonly FoundThing[] {
  return thing ? [{ thing, marks: [] }] : [];
}

function haystackOf(things: readonly Findable[]): Haystack {
  return {
    names: things.map(({ name }) => uFuzzy.latinize(name)),
    words: things.map(({ words }) => words.map((word) => word.toLowerCase())),
  };
}

function search(
  fuzzy: uFuzzy,
  names: string[],
  wanted: string,
  things: readonly Findable[],
): readonly FoundThing[] {
  const [places, info, order] = fuzzy.search(names, wanted, mostWords, mostRanked);
  if (!info || !order) return (places ?? []).flatMap((place) => unmarked(things[place]));
  return order.flatMap((at) => {
    const place = info.idx[at] ?? -1;
    const thing = things[place];
    // An accent written as two letters would move the marks.
    const isSame = thing?.name.length === names[place]?.length;
    return thing ? [{ thing, marks: isSame ? (info.ranges[at] ?? []) : [] }] : [];
  });
}
