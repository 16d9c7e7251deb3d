// @vitest-environment happy-dom

import { snapshot } from 'valtio';
import { expect, it } from 'vitest';
import { type Loadable, valueOf } from '../../domain/loadable.ts';
import { collectGarbage } from '../../domain/testing/collectGarbage.ts';
import {
  externalClientsStore,
  networksStore,
  nodesStore,
  userDataStore,
  usersStore,
} from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { loadEverything } from './refresh.ts';
import { logOut } from './logOut.ts';

/** Weak references to the lists of the stores and to their records. */
function listed(): readonly WeakRef<object>[] {
  const stores = [nodesStore, networksStore, usersStore, externalClientsStore, userDataStore];
  const lists = stores.flatMap((store) => [valueOf<object>(snapshot(store).data as Loadable<object>) ?? []]);
  return [...lists, ...lists.flatMap((list) => Object.values(list))].map((part: object) => new WeakRef(part));
}

it('logging out releases all records that pages have read', async () => {
  const world = worldOf('enterprise');
  serve(world);
  beginSession(sessionOf(world, 'admin'));
  await loadEverything();
  const records = listed();
  expect(records.length).toBeGreaterThan(20);
  logOut('signedOut');
  await collectGarbage();
  expect(records.filter((record) => record.deref())).toEqual([]);
});
