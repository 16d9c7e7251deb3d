import { useMedia } from '../../../components/theme/useMedia.ts';

/**
 * Space for a table beside the navigation. `wide` fits every column, `narrow` drops the least important one, and `tight`
 * moves network and tags below the name.
 */
export type TableLayout = 'wide' | 'narrow' | 'tight';

export function useTableLayout(): TableLayout {
  const isTight = useMedia('screen and (max-width: 1279px)');
  const isNarrow = useMedia('screen and (max-width: 1439px)');
  if (isTight) return 'tight';
  return isNarrow ? 'narrow' : 'wide';
}
