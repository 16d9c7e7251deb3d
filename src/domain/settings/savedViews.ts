import { isInAppPath, paths } from '../paths.ts';

export type SavedView = { readonly name: string; readonly href: string };

/** The current page, its size and an open explanation aren’t part of a view. */
const passing = /^(page|rowsPerPage|why$)/;

/** Adds the reader’s own choices, so that the link shows everyone the same view. */
export function viewLink(href: string, choices: Readonly<Record<string, string>>): string {
  return withQuery(href, (query) => {
    for (const [name, value] of Object.entries(choices)) query.set(name, value);
  });
}

/** Sorts parameters, so that equal views have equal addresses. */
export function viewKept(href: string): string {
  return withQuery(href, (query) => {
    for (const name of new Set(query.keys())) if (passing.test(name)) query.delete(name);
    query.sort();
  });
}

export function viewsOfList(views: readonly SavedView[], href: string): readonly SavedView[] {
  return views.filter((view) => listOf(view.href) === listOf(href));
}

export function withViewsOfList(
  views: readonly SavedView[],
  href: string,
  ofList: readonly SavedView[],
): readonly SavedView[] {
  return [...views.filter((view) => listOf(view.href) !== listOf(href)), ...ofList];
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Drops stored addresses that lead out of the console. */
export function viewFrom(stored: unknown): SavedView | undefined {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('href' in stored))
    return undefined;
  const { name, href } = stored;
  const isView = typeof name === 'string' && typeof href === 'string' && isInAppPath(href);
  return isView ? { name, href } : undefined;
}

/** `/nodes` and `/nodes/office` are one list. In the user area the section comes after the network. */
function listOf(href: string): string {
  const [section = '', , part = ''] = pathOf(href).slice(1).toLowerCase().split('/');
  return `/${section}` === paths.userArea() ? part : section;
}

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}

function withQuery(href: string, change: (query: URLSearchParams) => void): string {
  const path = pathOf(href);
  const query = new URLSearchParams(href.slice(path.length));
  change(query);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

export const viewText = {
  menu: (what: string) => `Views of ${what}`,
  saved: 'Saved views',
  current: (name: string) => `${name}, the present view`,
  save: 'Save this view',
  manage: 'Rename or delete views',
  copyLink: 'Copy link to this view',
  name: 'Name',
  nameHint: 'Filters, order and columns are kept, and the network where it is one',
  submit: 'Save',
  nameMissing: 'Name is required',
  nameTaken: 'Another view has this name',
  replaces: 'There is a view of this name. Saving replaces it.',
  nameOf: (name: string) => `Name of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  noneLeft: 'All views are deleted once this is saved.',
} as const;
