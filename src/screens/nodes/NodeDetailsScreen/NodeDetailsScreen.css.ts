import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

/** Three columns, two in narrow windows with roles below the lifetime, or one on phones with roles first. */
export const groups = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'minmax(0, 441fr) minmax(0, 371fr) minmax(0, 316fr)',
  gridTemplateAreas: '"settings life roles"',
  '@media': {
    [media.belowPanels]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"settings roles" "settings life"',
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"roles" "settings" "life"',
    },
  },
});

const column = style({ display: 'flex', flexDirection: 'column', gap: measure.space.gutter, minWidth: 0 });

export const group = styleVariants({
  settings: [column, { gridArea: 'settings' }],
  life: [column, { gridArea: 'life' }],
  roles: [column, { gridArea: 'roles' }],
});

export const strip = style({ display: 'flex', gap: 2, height: 14 });

const tick = style({ flex: '1 1 0', maxWidth: 10, borderRadius: 1.5 });

export const reached = style([tick, { background: color.tick.neutral }]);
export const blocked = style([tick, { border: `1px solid ${color.tone.error.glyph}` }]);

const line = `1px solid ${color.line.hairline}`;

export const list = style({ listStyle: 'none' });

export const client = style([
  type.strong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.large,
    minHeight: 34,
    paddingInline: measure.space.gutter,
    selectors: { '& + &': { borderTop: line } },
  },
]);

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const address = style({ marginInlineStart: 'auto', color: color.text.tertiary });

export const rest = style([
  type.hint,
  {
    padding: `${measure.space.medium} ${measure.space.gutter}`,
    color: color.text.secondary,
    selectors: { 'ul + &': { borderTop: line } },
  },
]);
