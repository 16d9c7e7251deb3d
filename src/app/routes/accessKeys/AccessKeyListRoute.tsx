import { Outlet, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { AccessKeyListScreen } from '../../../screens/accessKeys/AccessKeyListScreen/AccessKeyListScreen.tsx';
import {
  type AccessKeyLinks,
  accessKeyFilter,
  accessKeyListView,
} from '../../../screens/accessKeys/AccessKeyListScreen/accessKeyListView.ts';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import { ask } from '../../stores/asked.ts';
import { useList } from '../forms/useQuery.ts';
import { useIsUserArea, useKeysOf } from './useAccessKeys.ts';

export function AccessKeyListRoute() {
  const { netid = '' } = useParams();
  const list = useList(accessKeyFilter, 'access-keys', netid);
  const links = useAccessKeyLinks(netid, list.page.query);
  const view = accessKeyListView(useKeysOf(netid), { ...list.page, netid, links });

  return (
    <>
      <AccessKeyListScreen
        view={view}
        on={{ ...list.on, refresh: () => void refreshAccessKeys(netid), act: ask }}
      />
      {view.status !== 'noRecord' && <Outlet />}
    </>
  );
}

/** Dialogs keep the query, so that closing one restores the filtered table. */
function useAccessKeyLinks(netid: string, query: URLSearchParams): AccessKeyLinks {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return useIsUserArea()
    ? {
        picker: paths.userArea(),
        create: paths.userAreaCreateAccessKey(netid) + search,
        details: (name) => paths.userAreaAccessKey(netid, name) + search,
        node: paths.userAreaNode,
      }
    : {
        picker: paths.accessKeys(),
        create: paths.createAccessKey(netid) + search,
        details: (name) => paths.accessKey(netid, name) + search,
        node: paths.node,
      };
}
