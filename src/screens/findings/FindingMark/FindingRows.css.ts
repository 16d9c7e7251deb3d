import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minHeight: 47,
  padding: `${measure.space.small} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
  '@media': {
    [media.phone]: {
      minHeight: 56,
      paddingInline: 0,
    },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column' } },
});

/** On phones, the page gives rows their space at the sides. The panel of notifications has none. */
export const inPanel = style({ '@media': { [media.phone]: { paddingInline: measure.space.xlarge } } });

// Glyphs begin where the headings and the notifications do.
globalStyle(`${inPanel} ${row}`, {
  '@media': { [media.abovePhone]: { paddingInline: measure.space.xlarge } },
});

export const place = style({ color: color.text.tertiary });
