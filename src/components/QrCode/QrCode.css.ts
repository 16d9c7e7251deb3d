import { style } from '@vanilla-extract/css';
import { measure } from '../theme/measures.css.ts';

/** No colours of the theme: a scanner wants the strongest contrast, dark on light. */
export const paper = style({
  display: 'flex',
  justifyContent: 'center',
  padding: measure.space.section,
  borderRadius: measure.radius.panel,
  background: '#ffffff',
});

export const code = style({ display: 'block', width: '100%', maxWidth: 338, height: 'auto' });
