import { style, styleVariants } from '@vanilla-extract/css';
import { gaps } from '../theme/gap.ts';

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
