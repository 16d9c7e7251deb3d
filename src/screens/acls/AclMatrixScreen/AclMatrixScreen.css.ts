import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Separates the buttons that change rules from undo and redo. */
export const divider = style({
  width: 1,
  height: 18,
  marginInline: measure.space.small,
  background: color.line.control,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Two search fields leave room for the legend. */
export const search = style({ width: 168, '@media': { [media.phone]: { width: '100%' } } });

/** Opens the panel where it isn't beside the matrix. Its label aligns with the left edge. */
export const panelOpener = style({
  display: 'none',
  marginInlineStart: `calc(-1 * ${measure.space.xlarge})`,
  '@media': { [media.belowPanels]: { display: 'block' }, [media.phone]: { display: 'none' } },
});

export const atEnd = style({ marginInlineStart: 'auto' });
