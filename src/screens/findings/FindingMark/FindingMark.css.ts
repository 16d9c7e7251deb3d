import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** A line as high as the minimum target size, without making its row higher. */
export const mark = style({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: measure.space.small,
  maxWidth: '100%',
  marginBlock: `calc(-1 * ${measure.space.xxsmall})`,
  paddingBlock: measure.space.xxsmall,
  borderRadius: measure.radius.chip,
  // Below a state, which has the height of two lines, and clear of the edge of its row.
  selectors: {
    'td > * + &': { marginTop: `calc(-1 * ${measure.space.small})`, marginBottom: measure.space.xsmall },
  },
  color: color.text.secondary,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text.primary } } } },
});

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const more = style({ flexShrink: 0, color: color.text.tertiary });
