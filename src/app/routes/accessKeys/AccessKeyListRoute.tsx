import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { writeAccessKeyQuery } from '../../../screens/accessKeys/AccessKeyListScreen/accessKeyListQuery.ts';
import { AccessKeyListScreen } from '../../../screens/accessKeys/AccessKeyListScreen/AccessKeyListScreen.tsx';
import { accessKeyListView } from '../../../screens/accessKeys/AccessKeyListScreen/accessKeyListView.ts';
import { useQuery } from '../../query/useQuery.ts';
import { refreshAccessKeys, removeAccessKey } from '../../flows/accessKeys.ts';
import { clock } from '../../stores/clock.ts';
import { settingsStore } from '../../stores/settings.ts';
import { useAccessKeyLinks } from './useAccessKeyLinks.ts';
import { useNetworkAccessKeys } from './useNetworkAccessKeys.ts';

/** `/access-keys/{netid}`, which stays under the dialogs that create and show a key. */
export function AccessKeyListRoute() {
  const { netid = '' } = useParams();
  const { query, change, turnTo } = useQuery();
  const links = useAccessKeyLinks(netid, query);
  const known = useNetworkAccessKeys(netid);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);

  return (
    <>
      <AccessKeyListScreen
        view={accessKeyListView({
          netid,
          ...known,
          links,
          query,
          rowsPerPage: settings.rowsPerPage,
          now: now / 1000,
        })}
        on={{
          refresh: () => void refreshAccessKeys(netid),
          // Typing a search is one step in the history, not one for each letter.
          narrow: (changes) =>
            change((before) => writeAccessKeyQuery(before, changes), {
              replace: changes.search !== undefined,
            }),
          turnTo,
          remove: (name) => void removeAccessKey(netid, name),
        }}
      />
      {known.isNetworkKnown && known.isAllowed && <Outlet context={known.keys} />}
    </>
  );
}
