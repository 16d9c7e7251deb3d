import { style } from '@vanilla-extract/css';
import { measure } from '../../components/theme/measures.css.ts';

export const state = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });
