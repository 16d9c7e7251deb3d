import { useMedia } from '../../../components/theme/useMedia.ts';

/**
 * How much the window leaves for the table beside the navigation: every column at its best width, without the least
 * important one, or with network and tags below the name.
 */
export type TableRoom = 'wide' | 'narrow' | 'tight';

export function useTableRoom(): TableRoom {
  const isTight = useMedia('screen and (max-width: 1279px)');
  const isNarrow = useMedia('screen and (max-width: 1439px)');
  if (isTight) return 'tight';
  return isNarrow ? 'narrow' : 'wide';
}
