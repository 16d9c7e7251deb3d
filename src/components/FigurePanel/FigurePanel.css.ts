import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const panel = style({
  minWidth: 0,
  padding: `${measure.space.xlarge} ${measure.space.gutter}`,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
});

export const title = style([type.strong, { color: color.text.secondary }]);
export const figure = style([type.figureSmall, { marginTop: measure.space.xsmall }]);
export const unit = style([type.body, { color: color.text.tertiary }]);
export const content = style({ marginTop: measure.space.gutter });
