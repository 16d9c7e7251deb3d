import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

const blockOnPhone = { [media.phone]: { display: 'block', width: 'auto' } };

export const table = style([
  type.body,
  { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', '@media': blockOnPhone },
]);

export const head = style({ '@media': { [media.phone]: { display: 'none' } } });

export const columnName = style([
  type.label,
  {
    padding: `0 ${measure.space.xlarge} ${measure.space.medium} 0`,
    color: color.text.tertiary,
    textAlign: 'start',
    selectors: { '&:first-child': { width: '30%' } },
  },
]);

export const body = style({ '@media': blockOnPhone });

export const row = style({
  borderTop: `1px solid ${color.line.hairline}`,
  '@media': {
    [media.phone]: {
      display: 'block',
      padding: measure.space.xlarge,
      border: `1px solid ${color.line.hairline}`,
      borderRadius: measure.radius.panel,
      selectors: { '& + &': { marginTop: measure.space.medium } },
    },
  },
});

const cell = style({
  padding: `${measure.space.medium} ${measure.space.xlarge} ${measure.space.medium} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { display: 'block', padding: `0 0 ${measure.space.xsmall}` },
  },
});

export const label = style([cell, { fontWeight: 500 }]);

const value = style([
  cell,
  {
    whiteSpace: 'pre-wrap',
    '@media': {
      [media.phone]: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'baseline' },
    },
  },
]);

export const before = style([value, { color: color.text.secondary }]);
export const after = style([value, { color: color.text.primary }]);
export const notSet = style({ color: color.text.tertiary });

export const inlineName = style([
  type.hint,
  { display: 'none', color: color.text.tertiary, '@media': { [media.phone]: { display: 'block' } } },
]);
