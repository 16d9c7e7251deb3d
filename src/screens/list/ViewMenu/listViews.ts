import { createContext } from 'react';
import type { SavedView } from '../../../domain/settings/savedViews.ts';

export type ListViews = {
  readonly href: string;
  readonly views: readonly SavedView[];
  readonly keep: (views: readonly SavedView[]) => void;
  readonly copyLink: (href: string) => void;
};

export const ListViewsContext = createContext<ListViews | undefined>(undefined);
