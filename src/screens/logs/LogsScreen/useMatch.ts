import { useState } from 'react';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Found } from './logsView.ts';

/** Which of the lines that were found is shown. It stays the same line when others come before it. */
export function useMatch(lines: readonly LogLine[], { search, positions }: Found) {
  const [at, setAt] = useState<{ search: string; number: number | undefined }>();
  const numberAt = (place: number) => lines[positions[place] ?? -1]?.number;
  if (at?.search !== search) setAt({ search, number: numberAt(0) });
  const found = positions.findIndex((position) => lines[position]?.number === at?.number);
  const place = Math.max(0, found);
  return {
    /** In `lines`. */
    current: positions[place],
    /** From 1; 0 when nothing was found. */
    position: positions.length === 0 ? 0 : place + 1,
    step: (by: 1 | -1) => {
      const { length } = positions;
      if (length > 0) setAt({ search, number: numberAt((place + by + length) % length) });
    },
  };
}
