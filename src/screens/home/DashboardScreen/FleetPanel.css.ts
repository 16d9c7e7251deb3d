import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.large,
  padding: `${measure.space.large} ${measure.space.gutter}`,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.medium,
});

/** Phones show only counts beside the title, and shapes distinguish the states. */
export const more = style({ '@media': { [media.phone]: { display: 'none' } } });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.section,
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'space-between', order: 3 } },
});

/** Visually hidden on phones, for lack of space. */
export const word = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
