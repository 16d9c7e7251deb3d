import { useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import {
  rotationsFromStored,
  rotationsStorageKey,
  rotationsToStored,
  withRotation,
  type KeyRotations,
} from '../../domain/network/keyRotation.ts';
import type { Node } from '../../domain/node/node.ts';
import { timeNow } from './clock.ts';
import { backend } from './config.ts';
import { sessionStore } from './session.ts';
import { storage } from './storage.ts';
import { sessionScoped } from './store.ts';

/** Undefined until the first rotation of this page, while the browser’s storage has those from before. */
const rotationsStore = sessionScoped<{ known: KeyRotations | undefined }>('keyRotations', () => ({
  known: undefined,
}));

const ownerOf = (username = '') => `${username} ${backend.baseUrl}`;

export function useKeyRotations(): KeyRotations {
  const { known } = useSnapshot(rotationsStore);
  const { session } = useSnapshot(sessionStore);
  const name = session?.user.name;
  return useMemo(() => known ?? stored(name), [known, name]);
}

const stored = (username: string | undefined) =>
  rotationsFromStored(storage.read(rotationsStorageKey), ownerOf(username));

/** Remembers the keys that the nodes of a network had when they were asked for new ones. */
export function noteRotation(netid: string, before: readonly Node[]): void {
  const name = sessionStore.session?.user.name;
  const known = withRotation(
    rotationsStore.known ?? stored(name),
    netid,
    before,
    Math.floor(timeNow() / 1000),
  );
  rotationsStore.known = ref(known);
  const text = storage.read(rotationsStorageKey);
  storage.write(rotationsStorageKey, rotationsToStored(text, ownerOf(name), known));
}
