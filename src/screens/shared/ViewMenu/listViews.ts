import { createContext } from 'react';
import type { SavedView } from '../../../domain/settings/savedViews.ts';

/** How a list is looked at, and the ways that were kept: what the menu of each list needs. */
export type ListViews = {
  /** The address of the page: path and query. */
  readonly href: string;
  readonly views: readonly SavedView[];
  readonly keep: (views: readonly SavedView[]) => void;
  readonly copyLink: (href: string) => void;
};

/** Without one no list has the menu. */
export const ListViewsContext = createContext<ListViews | undefined>(undefined);
