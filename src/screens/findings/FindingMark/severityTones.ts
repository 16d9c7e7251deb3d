import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Severity } from '../../../domain/findings/finding.ts';

export const severityTones = {
  broken: 'error',
  risky: 'warning',
  waiting: 'pending',
  tidyUp: 'off',
} as const satisfies Readonly<Record<Severity, Tone>>;
