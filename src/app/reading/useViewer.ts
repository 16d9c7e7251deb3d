import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import { viewer, type Viewer } from '../../domain/session/permissions.ts';
import { serverConfigStore, userDataStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { useLoaded } from './useNodes.ts';

/** Who looks, and what they may do; undefined while nobody is signed in. */
export function useViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const config = useLoaded(serverConfigStore);
  const userData = useLoaded(userDataStore);
  return useMemo(
    () => session && viewer(session.user, valueOf(config)?.isEE ?? false, valueOf(userData) ?? []),
    [session, config, userData],
  );
}

/**
 * Whether it is settled what a viewer may do: an administrator everything, anybody else what the own data says. A read
 * that failed settles it too; then nothing is offered that would need it.
 */
export function useIsViewerKnown(): boolean {
  const { session } = useSnapshot(sessionStore);
  const { data } = useSnapshot(userDataStore);
  return session?.user.isAdmin === true || data.status === 'ready' || data.status === 'failed';
}
