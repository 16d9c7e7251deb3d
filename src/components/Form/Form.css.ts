import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

/** A container query, because a panel beside the form makes it narrower than the window suggests. */
const container = 'form-section';
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** No focus ring, because it is not a control. */
export const section = style({
  containerType: 'inline-size',
  containerName: container,
  width: '100%',
  minWidth: 0,
  paddingBottom: measure.space.page,
  outline: 'none',
  scrollMarginTop: measure.space.section,
  selectors: {
    '& + &': {
      paddingTop: measure.space.section,
      borderTop: `1px solid ${color.line.hairline}`,
      // The gap is part of the divider.
      scrollMarginTop: 0,
    },
  },
});

/** 190 + 32 px for title and description at the left. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '190px minmax(0, 1fr)',
  alignItems: 'start',
  gap: measure.space.huge,
  '@container': {
    [`${container} (max-width: 519px)`]: { ...oneColumn, gap: measure.space.gutter },
  },
});

export const heading = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const title = style([type.heading, { overflowWrap: 'anywhere' }]);

export const description = style([type.hint, { maxWidth: measure.size.prose, color: color.text.tertiary }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${measure.space.gutter} ${measure.space.section}`,
  minWidth: 0,
  '@media': { [media.belowWide]: oneColumn },
  '@container': { [`${container} (max-width: 699px)`]: oneColumn },
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
