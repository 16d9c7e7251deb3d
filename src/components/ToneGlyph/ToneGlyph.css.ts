import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const glyph = style({ display: 'block', flexShrink: 0 });

export const tone = styleVariants(color.tone, (roles) => ({ color: roles.glyph }));

/** What stands inside a filled shape, in the colour of the surface behind it. */
export const inside = style({ stroke: color.surface.panel });
