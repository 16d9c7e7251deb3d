import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

export const stackedName = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** One line in a table; phones have room for more. Wide enough for the focus ring of the link. */
export const nameText = style({
  minWidth: 0,
  padding: measure.space.xsmall,
  margin: `calc(-1 * ${measure.space.xsmall})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const nameTags = style({ display: 'flex', flexShrink: 0, gap: measure.space.xsmall });

export const addresses = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const chips = style({ display: 'flex', gap: measure.space.xsmall });

/** No higher than its text. */
export const address = style({ display: 'flex', minWidth: 0 });

export const secondAddress = style([address, { color: color.text.tertiary }]);

export const addressBars = style([addresses, { gap: measure.space.small }]);
