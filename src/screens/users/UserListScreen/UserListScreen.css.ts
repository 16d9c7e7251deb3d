import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

const flag = style({ display: 'flex', alignItems: 'center', gap: measure.space.small });

export const admin = style([flag, { color: color.text.primary }]);

export const notAdmin = style([flag, { color: color.text.tertiary }]);

export const shield = style({ display: 'flex', color: color.accent.text });

/** Stays on one line within the column. The padding makes room for the focus rings of links. */
export const networks = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  minWidth: 0,
  padding: measure.space.xsmall,
  margin: `calc(-1 * ${measure.space.xsmall})`,
  overflow: 'hidden',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: measure.space.medium } },
});
