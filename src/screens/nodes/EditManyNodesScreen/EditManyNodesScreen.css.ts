import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  alignItems: 'start',
  gap: measure.space.giant,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: measure.space.medium,
  padding: measure.space.xlarge,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
});

export const preview = style({ minWidth: 0 });
