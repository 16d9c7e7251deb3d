import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const cap = style([
  type.micro,
  {
    fontFamily: measure.font.text,
    minWidth: 18,
    paddingInline: measure.space.xsmall,
    textAlign: 'center',
    color: color.text.tertiary,
    border: `1px solid ${color.line.border}`,
    borderRadius: measure.radius.tag,
    // Where a finger points there are no keys to press.
    '@media': { [media.touch]: { display: 'none' } },
  },
]);
