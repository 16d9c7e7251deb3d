import { globalStyle, style } from '@vanilla-extract/css';
import { fullLine } from '../../../components/PageHeader/PageHeader.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const actions = style([fullLine, { display: 'flex', gap: measure.space.medium }]);

globalStyle(`${actions} > a`, { flex: '1 1 0' });
