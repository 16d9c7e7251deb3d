import uFuzzy from '@leeoniya/ufuzzy';
import type { Findable, FoundItem } from '../../../domain/find/findables.ts';
import { macDigits } from '../../../domain/mac.ts';
import { trimmed } from '../../../domain/trimmed.ts';

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

/** Larger results aren’t sorted, because that would delay the next keystroke. */
const mostRanked = 20_000;

/** Shorter texts occur inside nearly every key. */
const leastInside = 6;

const mostWords = 4;

type Haystack = { readonly names: string[]; readonly words: readonly (readonly string[])[] };

/** Finds items by name, best first, then by other words such as addresses. Without a match it allows one typo. */
export function thingMatcher(things: readonly Findable[]): (text: string) => readonly FoundItem[] {
  const { names, words } = haystackOf(things);
  return (text) => {
    // uFuzzy excludes words after a dash.
    const wanted = uFuzzy.latinize(trimmed(text.replaceAll(/(^|\s)-+/g, '$1')));
    if (wanted === '') return [];
    const exact = search(asTyped, names, wanted, things);
    const byName = exact.length > 0 ? exact : search(forgiving, names, wanted, things);
    const named = new Set(byName.map(({ item }) => item));
    const typed = trimmed(text).toLowerCase();
    const mac = macDigits(typed);
    const isNamed = (word: string) =>
      (typed.length < leastInside ? word.startsWith(typed) : word.includes(typed)) ||
      (mac !== undefined && macDigits(word)?.startsWith(mac) === true);
    const byWord = things.filter((item, index) => !named.has(item) && words[index]?.some(isNamed));
    const others = byWord.flatMap(unmarked);
    return exact.length > 0 ? [...byName, ...others] : [...others, ...byName];
  };
}

function unmarked(item: Findable | undefined): readonly FoundItem[] {
  return item ? [{ item: item, marks: [] }] : [];
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
): readonly FoundItem[] {
  const [indexes, info, order] = fuzzy.search(names, wanted, mostWords, mostRanked);
  if (!info || !order) return (indexes ?? []).flatMap((index) => unmarked(things[index]));
  return order.flatMap((rank) => {
    const index = info.idx[rank] ?? -1;
    const item = things[index];
    // An accent written as two letters would move the marks.
    const isSame = item?.name.length === names[index]?.length;
    return item ? [{ item, marks: isSame ? (info.ranges[rank] ?? []) : [] }] : [];
  });
}
