import { style } from '@vanilla-extract/css';
import { box } from '../Field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { identifier, type } from '../theme/type.css.ts';

export const field = style({ minWidth: 0 });

export const inBox = style([box.form, { gap: measure.space.small, paddingRight: measure.space.small }]);

export const label = style([type.body, { flexShrink: 0, color: color.text.tertiary }]);

export const input = style([identifier, { textOverflow: 'ellipsis' }]);

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  padding: `0 ${measure.space.xsmall}`,
  border: 'none',
  borderRadius: measure.radius.chip,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
});

export const note = style([
  type.hint,
  {
    padding: `${measure.space.small} ${measure.space.xlarge}`,
    borderTop: `1px solid ${color.line.hairline}`,
    color: color.text.tertiary,
  },
]);
