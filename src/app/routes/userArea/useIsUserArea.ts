import { useLocation } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';

/** Whether a page that stands in the administration and in the user area is drawn in the latter. */
export function useIsUserArea(): boolean {
  return useLocation().pathname.toLowerCase().startsWith(`${paths.userArea()}/`);
}
