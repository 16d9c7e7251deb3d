import { FindingDigest } from '../../../screens/shared/FindingMark/FindingDigest.tsx';
import { useKnownFindings } from '../../stores/findings.ts';

export function BellFindings() {
  return <FindingDigest findings={useKnownFindings()} />;
}
