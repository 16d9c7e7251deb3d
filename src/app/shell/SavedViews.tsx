import { useMemo, type ReactNode } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { withBase } from '../../components/Link/basePath.ts';
import { viewsOfList } from '../../domain/settings/savedViews.ts';
import { ListViewsContext, type ListViews } from '../../screens/list/ViewMenu/listViews.ts';
import { copyWithToast } from '../flows/copyWithToast.ts';
import { setViews, settingsStore } from '../stores/settings.ts';

export function SavedViews({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const href = createPath({ pathname, search });
  const { settings } = useSnapshot(settingsStore);
  const all = settings.views;
  const views = useMemo<ListViews>(
    () => ({
      href,
      views: viewsOfList(all ?? [], href),
      keep: (kept) => setViews(href, kept),
      copyLink: (link) => void copyWithToast(`${window.location.origin}${withBase(link)}`),
    }),
    [href, all],
  );
  return <ListViewsContext value={views}>{children}</ListViewsContext>;
}
