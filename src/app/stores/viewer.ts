import { valueOf } from '../../domain/loadable.ts';
import { isNetAdmin, viewer, type Viewer } from '../../domain/session/permissions.ts';
import { serverConfigStore, userDataStore } from './records.ts';
import { liveSession } from './session.ts';

/** Who is signed in at this moment, and what they may do, for steps that ask once; pages follow `useViewer`. */
function currentViewer(): Viewer | undefined {
  const session = liveSession();
  if (!session) return undefined;
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  return viewer(session.user, isEE, valueOf(userDataStore.data) ?? []);
}

/** Whether the server answers whoever is signed in as it answers an administrator of the network. */
export function administers(netid: string): boolean {
  const who = currentViewer();
  return who !== undefined && isNetAdmin(who, netid);
}
