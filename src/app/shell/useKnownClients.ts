import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { externalClientsStore, userDataStore } from '../stores/records.ts';

/**
 * The external clients as far as this viewer is told of them: all, or those of the networks they administer and their
 * own on others. Undefined while nothing is known.
 */
export function useKnownClients(viewer: Viewer | undefined): readonly ExternalClient[] | undefined {
  const { data: all } = useSnapshot(externalClientsStore);
  const { data: own } = useSnapshot(userDataStore);
  const ownClients = useMemo(() => valueOf(own)?.flatMap(({ clients }) => clients), [own]);
  return viewer?.user.isAdmin ? valueOf(all) : ownClients;
}
