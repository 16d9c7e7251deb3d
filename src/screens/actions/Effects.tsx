import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ToneGlyph } from '../../components/ToneGlyph/ToneGlyph.tsx';
import * as css from './Effects.css.ts';

type EffectsProps = { heading: string; isBusy?: boolean; children: ReactNode };

/** What a change leads to, under a heading. Beside a form, or in the dialog that asks about the change. */
export function Effects({ heading, isBusy, children }: EffectsProps) {
  return (
    <div role="group" aria-label={heading} aria-busy={isBusy} className={css.effects}>
      <h3 className={css.heading}>{heading}</h3>
      {children}
    </div>
  );
}

/** Lines that are announced when they change. */
export function EffectLines({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css.lines}>
      {children}
    </div>
  );
}

type EffectLineProps = {
  /** @default a check mark */
  tone?: 'warning' | 'healthy';
  children: ReactNode;
};

export function EffectLine({ tone, children }: EffectLineProps) {
  return (
    <span className={css.line}>
      <span className={css.glyph}>{tone ? <ToneGlyph tone={tone} /> : <Icon name="check" size={12} />}</span>
      <span>{children}</span>
    </span>
  );
}
