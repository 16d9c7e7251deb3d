import { globalStyle } from '@vanilla-extract/css';
import { color } from '../src/components/theme/contract.css.ts';

/** A table of an MDX page has no class. Storybook's own colours for it are in neither of the console's themes. */
const table = '#storybook-docs table:not([class])';

globalStyle(`${table} :is(th, td)`, {
  border: `1px solid ${color.line.border}`,
  color: color.text.primary,
  textAlign: 'start',
});
globalStyle(`${table} tr`, { background: color.surface.canvas, borderColor: color.line.border });
globalStyle(`${table} tr:nth-of-type(2n)`, { background: color.surface.panel });
globalStyle(`${table} th`, { background: color.surface.active, color: color.text.secondary });
