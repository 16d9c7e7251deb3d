import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { externalClientsStore, userDataStore } from '../../stores/records.ts';

/**
 * The external clients as far as this viewer is told of them: all, or on the enterprise edition those of the networks
 * they administer. Undefined where the server tells nothing.
 */
export function useKnownClients(viewer: Viewer | undefined): readonly ExternalClient[] | undefined {
  const { data: all } = useSnapshot(externalClientsStore);
  const { data: own } = useSnapshot(userDataStore);
  const ownClients = useMemo(() => valueOf(own)?.flatMap(({ clients }) => clients), [own]);
  if (viewer?.user.isAdmin) return valueOf(all);
  return viewer?.isEE ? ownClients : undefined;
}
