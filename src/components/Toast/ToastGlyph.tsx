import { Spinner } from '../Spinner/Spinner.tsx';
import { ToneGlyph } from '../ToneGlyph/ToneGlyph.tsx';
import type { ToastKind } from './toastQueue.ts';

/** The shape that tells the kinds apart without colour. */
export function ToastGlyph({ kind }: { kind: ToastKind }) {
  if (kind === 'pending') return <Spinner label="Running" />;
  return <ToneGlyph tone={kind === 'success' ? 'healthy' : 'error'} />;
}
