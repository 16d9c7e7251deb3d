import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { forcedPalette } from './forcedPalette.ts';
import { measure, media } from './measures.css.ts';
import { bodyLine } from './type.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  height: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // Cells, marks and bars consist only of their background.
  printColorAdjust: 'exact',
});
// Thin, in theme colours, and without layout shift.
globalStyle('*', { scrollbarWidth: 'thin', scrollbarColor: `${color.line.control} transparent` });
globalStyle('body', {
  margin: 0,
  minHeight: '100%',
  background: color.surface.canvas,
  color: color.text.primary,
  fontFamily: measure.font.text,
  fontSize: 13,
  lineHeight: bodyLine,
  letterSpacing: '-0.003em',
  fontOpticalSizing: 'auto',
  '@media': { [media.phone]: { fontSize: 14 } },
});
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('svg', { flexShrink: 0 });
// Shown until the console renders, see index.html.
globalStyle('#not-started', { display: 'none' });
// Removes the delay for a second tap. React-aria would add this in its own style element, which the security policy
// blocks, see index.html.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
// Names in a confirmation are darker, not bolder.
globalStyle('strong', { fontWeight: 500, color: color.text.primary });
// Must win over the classes of components.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
});

// If the system asks for more contrast, borders are as visible as those of fields, and no text is dimmed.
globalStyle(':root:root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.line.hairline]: color.line.field,
        [color.line.border]: color.line.field,
        [color.line.control]: color.line.field,
        [color.line.strong]: color.text.secondary,
        [color.text.tertiary]: color.text.secondary,
      },
    },
  },
});
// Wins over the theme of the page.
globalStyle(':root:root', {
  '@media': { [media.forcedColours]: { vars: assignVars(color, forcedPalette) } },
});
// In forced colours, rings are outlines, because shadows are gone.
globalStyle(':focus-visible:not(main, [tabindex="-1"]), [role="option"][data-focused]', {
  '@media': {
    [media.forcedColours]: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
  },
});
const chosen =
  ':is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]:not(tr, [role="gridcell"]), [role="radio"][aria-checked="true"])';
globalStyle(`${chosen}, ${chosen} *`, {
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
});
globalStyle('[aria-disabled="true"]', {
  '@media': { [media.forcedColours]: { color: 'GrayText !important' } },
});
// Bars and ticks consist only of their background.
globalStyle('span:empty, span:has(> span:empty:only-child)', {
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});
// With one forced colour for all its parts, a drawing would be a blot. Firefox doesn't know the second value.
globalStyle('svg', {
  '@media': { [media.forcedColours]: { forcedColorAdjust: ['none', 'preserve-parent-color'] } },
});
