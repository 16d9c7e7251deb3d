import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

export const addresses = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const chips = style({ display: 'flex', gap: measure.space.xsmall });

/** No higher than its text. */
export const address = style({ display: 'flex', minWidth: 0 });

export const secondAddress = style([address, { color: color.text.tertiary }]);

export const addressBars = style([addresses, { gap: measure.space.small }]);
