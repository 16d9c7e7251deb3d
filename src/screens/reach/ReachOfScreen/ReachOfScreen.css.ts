import { style } from '@vanilla-extract/css';
import { fullLine } from '../../../components/PageHeader/PageHeader.css.ts';
import { color } from '../../../components/theme/contract.css.ts';
import { media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const sum = style({
  marginInlineStart: 'auto',
  color: color.text.secondary,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

/** The buttons are below it on phones, which have no room for all of them. */
export const direction = style([fullLine, { display: 'grid' }]);

export const between = style([type.strong, { color: color.text.primary }]);
