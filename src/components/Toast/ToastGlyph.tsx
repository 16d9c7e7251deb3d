import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { ToneGlyph } from '../ToneGlyph/ToneGlyph.tsx';
import type { ToastKind } from './toastQueue.ts';

const tones = { success: 'healthy', warning: 'warning', error: 'error' } as const;

export function ToastGlyph({ kind }: { kind: ToastKind }) {
  return kind === 'pending' ? <SpinnerRing /> : <ToneGlyph tone={tones[kind]} />;
}
