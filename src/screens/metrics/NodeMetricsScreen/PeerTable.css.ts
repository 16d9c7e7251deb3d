import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { tabular } from '../../../components/theme/type.css.ts';

export const drawn = style({ display: 'flex', alignItems: 'center', gap: measure.space.large, minWidth: 0 });

export const figure = style([tabular, { whiteSpace: 'nowrap' }]);

export const quiet = style([tabular, { color: color.text.tertiary, whiteSpace: 'nowrap' }]);

export const measured = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: measure.space.medium,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);
