import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

/** Clips the outermost lines, because each cell draws lines at its right and bottom edges. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'hidden',
  selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  '@media': {
    [media.belowPanels]: {
      selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [media.belowWide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

// Fills the second or third line.
globalStyle(`${strip} > :nth-child(5)`, { '@media': { [media.belowPanels]: { gridColumn: 'span 2' } } });

export const cell = style({
  minWidth: 0,
  minHeight: 76,
  margin: '0 -1px -1px 0',
  padding: `${measure.space.large} ${measure.space.gutter}`,
  border: `solid ${color.line.hairline}`,
  borderWidth: '0 1px 1px 0',
  '@media': { [media.phone]: { paddingInline: measure.space.xlarge } },
});

export const label = style([type.label, { fontWeight: 400, color: color.text.tertiary }]);

export const value = style({ marginTop: measure.space.xxsmall, overflowWrap: 'anywhere' });
