import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { ToneGlyph } from '../ToneGlyph/ToneGlyph.tsx';
import type { ToastKind } from './toastQueue.ts';

/** The shape that tells the kinds apart without colour. */
export function ToastGlyph({ kind }: { kind: ToastKind }) {
  if (kind === 'pending') return <SpinnerRing />;
  return <ToneGlyph tone={kind === 'success' ? 'healthy' : 'error'} />;
}
