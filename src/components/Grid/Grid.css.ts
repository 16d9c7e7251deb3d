import { style, styleVariants } from '@vanilla-extract/css';
import { gaps } from '../theme/gap.ts';

/** Custom properties that the component sets. */
export const columnsName = '--grid-columns';
export const minColumnWidthName = '--grid-min-column-width';

export const grid = style({
  display: 'grid',
  minWidth: 0,
  // As many columns as fit, never more than asked for.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(var(${minColumnWidthName}), 100%), calc(100% / (var(${columnsName}) + 1) + 1px)), 1fr))`,
});

export const gap = styleVariants(gaps, (value) => ({ gap: value }));
