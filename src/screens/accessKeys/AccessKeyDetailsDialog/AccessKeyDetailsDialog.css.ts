import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

/** Pushes the buttons to the right. */
export const closing = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  marginInlineEnd: 'auto',
});

export const icon = style({ display: 'inline-flex', color: color.tone.warning.glyph });
