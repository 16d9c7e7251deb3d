import { globalStyle, style } from '@vanilla-extract/css';
import { effects } from '../Effects.css.ts';

export const several = style({ display: 'contents' });

export const working = style({});

// While the impact on any network is being calculated, a single line replaces the results of all.
const isWorking = ':has(> [aria-busy=true])';
globalStyle(`${several}${isWorking} > ${effects}`, { display: 'none' });
globalStyle(`${several}:not(${isWorking}) > ${working}`, { display: 'none' });
