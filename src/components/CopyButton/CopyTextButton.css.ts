import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const words = style({ display: 'inline-grid' });

export const word = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: measure.space.small,
});

export const copied = style([word, { color: color.tone.healthy.text }]);

export const gone = style([word, { visibility: 'hidden' }]);
