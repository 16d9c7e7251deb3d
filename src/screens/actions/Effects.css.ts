import { style } from '@vanilla-extract/css';
import { color } from '../../components/theme/contract.css.ts';
import { measure } from '../../components/theme/measures.css.ts';
import { type } from '../../components/theme/type.css.ts';

export const effects = style({ display: 'flex', flexDirection: 'column', gap: measure.space.small });

export const heading = style([type.strong, { margin: 0, color: color.text.primary }]);

export const lines = style({ display: 'flex', flexDirection: 'column', gap: measure.space.small });

export const line = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: measure.space.medium,
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
  },
]);

export const glyph = style({ display: 'flex', color: color.text.tertiary });
