import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  height: '100%',
  '@media': { [media.belowPanels]: { display: 'block' } },
});

/** Stays in sight while the list scrolls. */
export const details = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  padding: `${measure.space.section} ${measure.space.gutter}`,
  borderLeft: `1px solid ${color.line.hairline}`,
  '@media': {
    [media.belowPanels]: { position: 'static', borderLeft: 'none', padding: measure.space.page },
    [media.phone]: { display: 'none' },
  },
});

export const found = style({ display: 'inline', whiteSpace: 'normal' });
