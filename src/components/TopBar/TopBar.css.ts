import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.gutter,
  height: measure.size.topBar,
  padding: `0 ${measure.space.page}`,
  background: color.surface.canvas,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': {
    [media.phone]: {
      gap: measure.space.xsmall,
      height: measure.size.topBarPhone,
      padding: `0 ${measure.space.large} 0 ${measure.space.xsmall}`,
    },
  },
});

export const start = style({ minWidth: 0, flex: 1 });

export const end = style({ display: 'flex', alignItems: 'center', gap: measure.space.large, flexShrink: 0 });

export const phoneEnd = style({ display: 'flex', alignItems: 'center', flexShrink: 0 });

export const titles = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const place = style([title, { color: color.text.tertiary }]);
