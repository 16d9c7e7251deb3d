import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.canvas,
});

export const edge = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.gutter,
  padding: `${measure.space.gutter} ${measure.space.page}`,
  minHeight: measure.space.vast,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.gutter });

export const brand = style({ display: 'flex', alignItems: 'center', gap: measure.space.large });

export const main = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: measure.space.gutter,
});

export const column = style({ width: '100%', maxWidth: measure.size.toast });

const line = { content: '', flex: 1, height: 1, background: color.line.hairline } as const;

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xlarge,
  '::before': line,
  '::after': line,
});
