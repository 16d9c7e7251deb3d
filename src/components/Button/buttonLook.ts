import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Button.css.ts';

export type ButtonLook = {
  /**
   * `primary`: at most one per page header or dialog. `dangerText` opens a confirmation, `danger` stands only inside one.
   * @default 'default'
   */
  kind?: keyof typeof css.kind | undefined;
  /** @default 'default' */
  size?: keyof typeof css.size | undefined;
  isFullWidth?: boolean | undefined;
};

/** The classes that a button and a link that looks like one share. */
export function buttonLook({ kind = 'default', size = 'default', isFullWidth = false }: ButtonLook): string {
  return [css.kind[kind], css.size[size], focusRing, ...(isFullWidth ? [css.fullWidth] : [])].join(' ');
}
