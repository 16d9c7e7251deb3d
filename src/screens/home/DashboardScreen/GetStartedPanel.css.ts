import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';

export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.gutter,
  padding: measure.space.gutter,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const number = style([
  type.strong,
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 26,
    height: 26,
    border: `1px solid ${color.line.control}`,
    borderRadius: '50%',
    color: color.text.tertiary,
  },
]);

export const done = style([
  number,
  { borderColor: color.tone.healthy.glyph, color: color.tone.healthy.text },
]);

/** On phones, the button is below the text. */
export const words = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: `calc(100% - ${measure.size.touch})` } },
  overflowWrap: 'anywhere',
});

export const later = style({ display: 'flex', flexDirection: 'column', gap: measure.space.medium });
