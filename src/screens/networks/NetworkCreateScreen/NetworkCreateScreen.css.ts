import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 880px) 264px',
  alignItems: 'start',
  gap: measure.space.giant,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: measure.space.section },
  },
});

export const preview = style({
  position: 'sticky',
  top: measure.space.section,
  minWidth: 0,
  '@media': { [media.belowPanels]: { position: 'static' } },
});

export const facts = style({ display: 'grid', gap: measure.space.xlarge });

export const label = style([type.hint, { color: color.text.tertiary }]);

export const value = style([type.body, { overflowWrap: 'anywhere' }]);

export const addresses = style({ display: 'flex', flexDirection: 'column' });

export const next = style({ color: color.text.tertiary });
