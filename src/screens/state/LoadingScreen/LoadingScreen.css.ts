import { style } from '@vanilla-extract/css';

export const middle = style({ flex: 1, display: 'grid', placeItems: 'center', minHeight: '60vh' });
