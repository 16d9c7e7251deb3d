import { useMemo } from 'react';
import { findingMarks, type FindingMarks } from '../../domain/findings/marks.ts';
import { useKnownFindings } from './mutedFindings.ts';

export function useFindingMarks(): FindingMarks {
  const findings = useKnownFindings();
  return useMemo(() => findingMarks(findings), [findings]);
}
