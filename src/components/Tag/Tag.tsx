import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Tag.css.ts';

export type TagProps = {
  /** Tinted for a state. `accent` marks what belongs to the user. @default 'neutral' */
  tone?: keyof typeof css.tone;
  icon?: IconName;
  children: ReactNode;
};

/** Tag for a short property of an item. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={css.tone[tone]}>
      {icon && <Icon name={icon} size={12} />}
      <span className={css.words}>{children}</span>
    </span>
  );
}
