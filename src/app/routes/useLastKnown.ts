import { useState } from 'react';

/** Keeps showing a record that someone else deletes while its page is open. `about` identifies the record. */
export function useLastKnown<Found>(found: Found | undefined, about: string): Found | undefined {
  const [last, setLast] = useState({ about, found });
  if (found && (found !== last.found || about !== last.about)) setLast({ about, found });
  return found ?? (last.about === about ? last.found : undefined);
}
