import { style, styleVariants } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Three columns; two where there is less room, the roles under the lifetime; one on phones, the roles first. */
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
