import { generatePath } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import type { CrumbNames, CurrentRoute } from './currentRoute.ts';

export type Crumb = {
  readonly label: string;
  /** Undefined for the current page. */
  readonly href?: string;
  readonly isIdentifier: boolean;
};

const home: Crumb = { label: 'Home', href: paths.home(), isIdentifier: false };

/** Pages that the edition lacks count as not found. */
export function breadcrumbs(
  route: CurrentRoute | undefined,
  names: CrumbNames,
  isEE?: boolean,
): readonly Crumb[] {
  if (!route || (isEE === false && route.facts.some(({ isEnterprise }) => isEnterprise)))
    return [home, { label: 'Not found', isIdentifier: false }];
  const { params, trail } = route;
  const way = trail.map(({ pattern, crumb }, index) => ({
    label: typeof crumb === 'string' ? crumb : crumb(params, names),
    isIdentifier: typeof crumb !== 'string',
    ...(index < trail.length - 1 && { href: generatePath<string>(pattern, params) }),
  }));
  return [home, ...way];
}

/** Titles of create forms by the page that they were opened on. */
const creations: Readonly<Record<string, string>> = {
  Networks: 'Create network',
  'Access keys': 'Create access key',
  DNS: 'Create DNS entry',
  Users: 'Create user',
  'User groups': 'Create user group',
};

type PageName = {
  readonly title: string;
  readonly isIdentifier: boolean;
  /** The network or section that the page belongs to. */
  readonly place: string | undefined;
  readonly full: string;
};

/** The name of a page where breadcrumbs don't fit: in a browser tab and on a phone. */
export function pageName(crumbs: readonly Crumb[]): PageName {
  const [, section, ...below] = crumbs;
  const here = below.at(-1);
  if (!section || !here) {
    const title = section?.label ?? crumbs[0]?.label ?? '';
    return { title, isIdentifier: false, place: undefined, full: title };
  }
  const above = below.at(-2) ?? section;
  const isList =
    below.length === 1 && here.isIdentifier && section.label !== 'Networks' && section.label !== 'Users';
  if (isList) return named(section.label, here.label, 'in');
  if (here.label === 'Edit') return named(`Edit ${above.label}`, section.label);
  if (here.label === 'Create') {
    const title = creations[section.label] ?? creations[above.label] ?? here.label;
    return above.isIdentifier ? named(title, above.label, 'in') : named(title);
  }
  if (here.isIdentifier) return { ...named(here.label, section.label), isIdentifier: true };
  return above.isIdentifier ? named(here.label, above.label, 'of') : named(here.label, section.label);
}

function named(title: string, place?: string, join?: string): PageName {
  const full = place === undefined ? title : `${title}${join === undefined ? ' ·' : ` ${join}`} ${place}`;
  return { title, place, full, isIdentifier: false };
}
