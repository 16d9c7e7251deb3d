import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.xlarge} ${measure.space.page}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  background: color.surface.panel,
  '@media': { [media.phone]: { padding: `${measure.space.large} ${measure.space.gutter}` } },
});

export const glyph = style({ display: 'inline-flex', color: color.text.tertiary });

export const words = style({ color: color.text.secondary });

export const set = style({
  flex: '0 1 256px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** The effect is beside the sentence, or below it where space is limited. */
export const effect = style({
  flex: '1 1 180px',
  minWidth: 0,
  color: color.text.secondary,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const consequence = style([type.strong, { color: color.tone.warning.text }]);
