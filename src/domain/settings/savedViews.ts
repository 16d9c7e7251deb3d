import { isInAppPath, paths } from '../paths.ts';
import { trimmed } from '../trimmed.ts';

export type SavedView = { readonly name: string; readonly href: string };

/** Page, page size, an open “Why?” panel and the dialog for a new node aren’t part of a view. */
const transientParams = /^(page|rowsPerPage|why$|add$)/;

/** Adds the user’s own settings, so that the link shows the same view to everyone. */
export function viewLink(href: string, choices: Readonly<Record<string, string>>): string {
  return withQuery(href, (query) => {
    for (const [name, value] of Object.entries(choices)) query.set(name, value);
  });
}

/** Removes transient parameters and sorts the others, so that equal views have equal URLs. */
export function savedViewHref(href: string): string {
  return withQuery(href, (query) => {
    for (const name of new Set(query.keys())) if (transientParams.test(name)) query.delete(name);
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

export function isSameName(a: string, b: string): boolean {
  return trimmed(a).toLowerCase() === trimmed(b).toLowerCase();
}

/** Rejects stored paths that lead out of the console. */
export function savedViewFromStored(stored: unknown): SavedView | undefined {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('href' in stored))
    return undefined;
  const { name, href } = stored;
  const isView = typeof name === 'string' && typeof href === 'string' && isInAppPath(href);
  return isView ? { name, href } : undefined;
}

/** `/nodes` and `/nodes/office` are one list. On the user dashboard the section comes after the network. */
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
  current: (name: string) => `${name}, current view`,
  save: 'Save this view',
  manage: 'Rename or delete views',
  copyLink: 'Copy link to this view',
  name: 'Name',
  nameHint: 'Saves filters, order and columns, and the network if one is selected',
  submit: 'Save',
  nameMissing: 'Name is required',
  nameTaken: 'Another view already has this name',
  replaces: 'A view with this name already exists. Saving replaces it.',
  nameOf: (name: string) => `Name of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  noneLeft: 'Saving will delete all views.',
} as const;
