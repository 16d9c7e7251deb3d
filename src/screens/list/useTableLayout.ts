import { useMedia } from '../../components/theme/useMedia.ts';

/**
 * Space for a table beside the navigation. `wide` fits every column that a list needs, `narrow` drops the least important
 * ones, and `tight` moves more of them below others. `ample` and `vast` have space for further columns.
 */
export type TableLayout = (typeof layouts)[number];

const layouts = ['tight', 'narrow', 'wide', 'ample', 'vast'] as const;

export function useTableLayout(): TableLayout {
  const isTight = useMedia('screen and (max-width: 1279px)');
  const isNarrow = useMedia('screen and (max-width: 1439px)');
  const isAmple = useMedia('screen and (min-width: 1600px)');
  const isVast = useMedia('screen and (min-width: 1840px)');
  if (isTight) return 'tight';
  if (isNarrow) return 'narrow';
  if (isVast) return 'vast';
  return isAmple ? 'ample' : 'wide';
}

export function hasSpaceFor(least: TableLayout, room: TableLayout): boolean {
  return layouts.indexOf(room) >= layouts.indexOf(least);
}
