import { media } from '../theme/measures.css.ts';

/** Stripes for the pending state, so that it is distinct without colour. */
export const stripes = (colour: string, direction: 'across' | 'along') => {
  const angle = direction === 'across' ? '0deg' : '90deg';
  return `repeating-linear-gradient(${angle}, ${colour} 0 4px, transparent 4px 6.5px)`;
};

const hatching = 'repeating-linear-gradient(45deg, CanvasText 0 1.5px, Canvas 1.5px 4px)';

const patterned = (background: string, border = '1px solid CanvasText') => ({
  '@media': { [media.forcedColours]: { background, border } },
});

/** Fills that replace the hues of bars where the system forces colours. */
export const pattern = {
  empty: patterned('Canvas'),
  dashed: patterned('Canvas', '1px dashed CanvasText'),
  hatched: patterned(hatching),
  solid: patterned('CanvasText'),
};
