import { paths } from '../../../domain/paths.ts';
import type { AccessKeyLinks } from '../../../screens/accessKeys/accessKeyLinks.ts';
import { useIsUserArea } from '../userArea/useIsUserArea.ts';

/** The dialogs take the query along, so that closing one leads back to the table as it was narrowed. */
export function useAccessKeyLinks(netid: string, query: URLSearchParams): AccessKeyLinks {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return useIsUserArea()
    ? {
        picker: paths.userArea(),
        create: paths.userAreaCreateAccessKey(netid) + search,
        details: (name) => paths.userAreaAccessKey(netid, name) + search,
      }
    : {
        picker: paths.accessKeys(),
        create: paths.createAccessKey(netid) + search,
        details: (name) => paths.accessKey(netid, name) + search,
      };
}
