import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Between what changes rules and what takes changes back. */
export const divider = style({
  width: 1,
  height: 18,
  marginInline: measure.space.small,
  background: color.line.control,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Two of them leave room for the legend. */
export const search = style({ width: 168, '@media': { [media.phone]: { width: '100%' } } });

/** Opens the panel where it is not beside the matrix. Its words stand at the left edge. */
export const panelOpener = style({
  display: 'none',
  marginInlineStart: `calc(-1 * ${measure.space.xlarge})`,
  '@media': { [media.belowPanels]: { display: 'block' }, [media.phone]: { display: 'none' } },
});

export const atEnd = style({ marginInlineStart: 'auto' });
