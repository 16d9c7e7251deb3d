import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { HealthStatus } from '../../../domain/node/health.ts';
import * as css from './GraphPanel.css.ts';

type PanelHeadProps = {
  name: string;
  /** How many letters of the name stand in the circle. */
  letters: 1 | 3;
  health?: HealthStatus;
  children: ReactNode;
  /** Without it, what the panel stands in can be closed. */
  onClose: (() => void) | undefined;
};

export function PanelHead({ name, letters, health, children, onClose }: PanelHeadProps) {
  return (
    <div className={css.head}>
      <span aria-hidden className={css.letters[health ?? 'none']} data-single={letters === 1 || undefined}>
        {[...name].slice(0, letters).join('')}
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{name}</h2>
        {children}
      </div>
      {onClose && <IconButton icon="close" label="Clear selection" onPress={onClose} />}
    </div>
  );
}
