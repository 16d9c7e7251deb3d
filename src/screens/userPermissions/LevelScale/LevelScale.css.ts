import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const scale = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });

export const track = style([
  type.hint,
  { display: 'flex', border: `1px solid ${color.line.hairline}`, borderRadius: measure.radius.tag },
]);

const step = style({
  minWidth: measure.space.page,
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line.hairline}` } },
});

export const other = style([step, { color: color.text.tertiary }]);

export const own = style([
  step,
  {
    color: color.text.primary,
    fontWeight: 600,
    background: color.surface.active,
    '@media': { [media.forcedColours]: { outline: '2px solid CanvasText', outlineOffset: -2 } },
  },
]);
