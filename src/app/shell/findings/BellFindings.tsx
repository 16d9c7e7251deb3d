import { FindingDigest } from '../../../screens/shared/FindingMark/FindingDigest.tsx';
import { useKnownFindings } from '../../stores/findingMarks.ts';

export function BellFindings() {
  return <FindingDigest findings={useKnownFindings()} />;
}
