import { createContext } from 'react';
import type { LeftoverSource } from '../../../domain/node/leftovers.ts';
import type { OwnerOf } from '../../../domain/user/owners.ts';

export type KnownRecords = LeftoverSource & {
  readonly refresh: () => void;
  readonly ownership?: Ownership;
};

export type Ownership = {
  readonly ownerOf: OwnerOf;
  /** False until the external clients and the owners of nodes have loaded. */
  readonly isKnown: boolean;
  readonly refresh: () => void;
};

export const KnownRecordsContext = createContext<KnownRecords | undefined>(undefined);
