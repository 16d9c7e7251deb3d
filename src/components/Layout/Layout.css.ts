import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { gaps } from '../theme/gap.ts';
import { measure, media } from '../theme/measures.css.ts';

export const stack = styleVariants(gaps, (gap) => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: 0,
}));

export const divider = style({
  width: '100%',
  height: 1,
  margin: 0,
  border: 0,
  background: color.line.hairline,
});

export const inline = styleVariants(gaps, (gap) => ({ display: 'flex', gap, minWidth: 0 }));

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});

export const wrap = style({ flexWrap: 'wrap' });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  width: '100%',
  padding: `${measure.space.section} ${measure.space.page} ${measure.space.page}`,
  '@media': { [media.phone]: { padding: measure.space.gutter } },
});

export const pageWidth = styleVariants({
  full: {},
  form: { maxWidth: measure.size.form },
});

export const columnsName = '--grid-columns';
export const minColumnWidthName = '--grid-min-column-width';

export const grid = style({
  display: 'grid',
  minWidth: 0,
  // As many columns as fit, up to the requested number.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(var(${minColumnWidthName}), 100%), calc(100% / (var(${columnsName}) + 1) + 1px)), 1fr))`,
});

export const gridGap = styleVariants(gaps, (value) => ({ gap: value }));
