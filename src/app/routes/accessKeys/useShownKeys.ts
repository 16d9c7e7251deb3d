import { useOutletContext } from 'react-router-dom';
import type { NetworkAccessKeys } from './useNetworkAccessKeys.ts';

/** For the dialogs over the table: the keys that it shows. */
export function useShownKeys(): NetworkAccessKeys['keys'] {
  return useOutletContext<NetworkAccessKeys['keys']>();
}
