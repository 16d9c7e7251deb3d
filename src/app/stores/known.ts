import { useMemo } from 'react';
import { knownOf, type RecordsNow } from '../../domain/actions/known.ts';
import { recordsNow, useRecords } from './reading.ts';

/** The records that decide which actions are available and what they lead to. */
export function useKnown(): RecordsNow {
  const records = useRecords();
  return useMemo(() => knownOf(records), [records]);
}

export function knownNow(): RecordsNow | undefined {
  const records = recordsNow();
  return records && knownOf(records);
}
