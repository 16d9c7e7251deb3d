import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { Option } from '../../../components/Select/OptionList.tsx';
import type { End } from '../../../domain/reach/why/ends.ts';
import { endsAt, endsMatching, type FoundEnd } from '../../../domain/reach/why/findEnds.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';

/** One of the two fields. */
export type WhyEnd = {
  /** Null while nothing, or too much, has the name. */
  readonly key: string | null;
  readonly text: string;
  readonly end: End | undefined;
  readonly problem: { readonly text: string; readonly choices: readonly FoundEnd[] } | undefined;
};

/** What a key stands for. `was` is how the thing was called that had it, while it was there. */
export function whyEnd(ends: readonly FoundEnd[], key: string, was?: string): WhyEnd {
  const found = endsAt(ends, key);
  const [one] = found;
  const text = was ?? key;
  if (one && found.length === 1) return { key: one.key, text: one.label, end: one.end, problem: undefined };
  const none = { key: null, text, end: undefined };
  if (key === '') return { ...none, problem: undefined };
  const problem =
    found.length > 1
      ? whyTexts.severalCalled(text, found.length)
      : was === undefined
        ? whyTexts.nothingCalled(text)
        : whyTexts.deleted(was);
  return { ...none, problem: { text: problem, choices: found } };
}

/** The key that a typed text is asked with: that of the only thing it can mean, else the text, of which it is said why not. */
export function keyFor(ends: readonly FoundEnd[], text: string): string {
  const called = endsAt(ends, text);
  const [one] = called.length > 0 ? called : endsMatching(ends, text);
  const isOnly = called.length === 1 || (called.length === 0 && endsMatching(ends, text).length === 1);
  return one && isOnly ? one.key : text;
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
