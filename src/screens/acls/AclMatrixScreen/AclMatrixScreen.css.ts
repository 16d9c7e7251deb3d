import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const search = style({ width: 224, '@media': { [media.phone]: { width: '100%' } } });

/** Opens the panel where it isn't beside the matrix. Its label aligns with the left edge. */
export const panelOpener = style({
  display: 'none',
  marginInlineStart: `calc(-1 * ${measure.space.xlarge})`,
  '@media': { [media.belowPanels]: { display: 'block' }, [media.phone]: { display: 'none' } },
});

export const atEnd = style({ display: 'flex', marginInlineStart: 'auto' });
