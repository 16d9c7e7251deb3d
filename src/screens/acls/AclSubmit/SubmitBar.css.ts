import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.xxsmall} ${measure.space.large}`,
  minWidth: 0,
  color: color.text.secondary,
});

export const count = style([type.strong, tabular, { color: color.text.primary }]);

export const loss = style([
  type.strong,
  { display: 'flex', alignItems: 'center', gap: measure.space.small, color: color.tone.warning.text },
]);

export const done = style({ display: 'flex', color: color.tone.healthy.text });
