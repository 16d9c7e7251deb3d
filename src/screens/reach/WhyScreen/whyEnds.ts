import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { Option } from '../../../components/Select/OptionList.tsx';
import type { End } from '../../../domain/reach/why/ends.ts';
import { endsAt, endsMatching, type FoundEnd } from '../../../domain/reach/why/findEnds.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';

export type WhyEnd = {
  /** Null while no end, or more than one, has the name. */
  readonly key: string | null;
  readonly text: string;
  readonly end: End | undefined;
  readonly problem: { readonly text: string; readonly choices: readonly FoundEnd[] } | undefined;
};

/** Returns the end with a key. `was` is the name of an end that has since been deleted. */
export function whyEnd(ends: readonly FoundEnd[], key: string, was?: string): WhyEnd {
  const found = endsAt(ends, key);
  const [one] = found;
  const text = was ?? key;
  if (one && found.length === 1) return { key: one.key, text: one.label, end: one.end, problem: undefined };
  const none = { key: null, text, end: undefined };
  if (key === '') return { ...none, problem: undefined };
  const problem =
    found.length > 1
      ? whyTexts.severalResults(text, found.length)
      : was === undefined
        ? whyTexts.noResults(text)
        : whyTexts.deleted(was);
  return { ...none, problem: { text: problem, choices: found } };
}

/** Returns the key of the end that typed text means, else of the first suggestion, else the text itself, for which a problem is shown. */
export function keyFor(ends: readonly FoundEnd[], text: string): string {
  const named = endsAt(ends, text);
  if (named.length > 1) return text;
  return (named[0] ?? endsMatching(ends, text)[0])?.key ?? text;
}

const icons: Readonly<Record<FoundEnd['kind'], IconName>> = {
  node: 'nodes',
  client: 'clients',
  name: 'dns',
  range: 'egress',
  address: 'globe',
};

export function optionsFor(ends: readonly FoundEnd[], text: string): readonly Option[] {
  return endsMatching(ends, text).map(({ key, kind, label, detail }) => ({
    id: key,
    label,
    icon: icons[kind],
    detail,
  }));
}
