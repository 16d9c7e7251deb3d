import { generatePath } from 'react-router-dom';
import { routePatterns } from '../../domain/paths.ts';
import { routeTable, type CrumbNames, type RouteKey } from '../routeTable.ts';
import { routeAt } from './currentRoute.ts';

export type Crumb = {
  readonly label: string;
  /** Without one the crumb is where the person is. */
  readonly href?: string;
  /** The label is the name of a thing. */
  readonly isIdentifier: boolean;
};

const home: Crumb = { label: 'Home', href: routePatterns.home, isIdentifier: false };

/**
 * The way from Home to an address; the last part is where the person is, and no link. Where the edition is known, an
 * address that it lacks leads nowhere, as its page says.
 */
export function breadcrumbs(pathname: string, names: CrumbNames, isEE?: boolean): readonly Crumb[] {
  const found = routeAt(pathname);
  if (!found || (isEE === false && isEnterprise(found.key)))
    return [home, { label: 'Not found', isIdentifier: false }];
  const way: Crumb[] = [];
  for (let key: RouteKey | undefined = found.key; key; key = routeTable[key].under) {
    const { label } = routeTable[key];
    way.unshift({
      label: typeof label === 'string' ? label : label(found.params, names),
      href: generatePath<string>(routePatterns[key], found.params),
      isIdentifier: typeof label !== 'string',
    });
  }
  return [
    home,
    ...way.map(({ href, ...crumb }, index) => (index < way.length - 1 && href ? { ...crumb, href } : crumb)),
  ];
}

function isEnterprise(key: RouteKey): boolean {
  const { under, isEnterprise: is = false } = routeTable[key];
  return is || (under !== undefined && isEnterprise(under));
}

/** What the page is called where there is no room for the way to it: a tab of the browser, the top of a phone. */
export function pageTitle(crumbs: readonly Crumb[]): string {
  const [above, here] = crumbs.slice(-2);
  if (!above || !here) return above?.label ?? '';
  return here.label === 'Edit' ? `Edit ${above.label}` : here.label;
}
