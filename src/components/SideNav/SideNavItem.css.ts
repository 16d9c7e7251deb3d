import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  width: '100%',
  padding: `0 ${measure.space.medium}`,
  borderRadius: measure.radius.control,
  color: color.text.secondary,
  transition: `background-color ${measure.motion.quick} ${measure.motion.easing}`,
  // Also for touch and keyboard.
  ':active': { background: color.surface.active },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [aria-current])': {
          background: color.surface.hover,
          color: color.text.primary,
        },
      },
    },
  },
  selectors: {
    '&[aria-current]': { background: color.surface.active, color: color.text.primary, fontWeight: 500 },
  },
});

export const entry = style({ position: 'relative' });

export const row = styleVariants({
  full: [base, { height: measure.size.navItem }],
  rail: [base, { height: measure.size.navItemRail, justifyContent: 'center', padding: 0 }],
  drawer: [base, { height: measure.size.touch, fontSize: 14 }],
});

export const icon = style({
  color: color.text.tertiary,
  selectors: {
    '[aria-current] > &': { color: color.accent.text },
    '[aria-pressed=true] > &': { color: color.text.primary },
  },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Over the end of the link, so that the number is not part of its name. */
export const count = style({
  position: 'absolute',
  insetBlock: 0,
  right: measure.space.medium,
  display: 'flex',
  alignItems: 'center',
  color: color.text.secondary,
  fontWeight: 400,
  pointerEvents: 'none',
});

const pointedAt = `${entry}:is(:hover, :has(:focus-visible))`;

/** Replaces the count on hover and focus. */
export const keys = style([
  count,
  { visibility: 'hidden', selectors: { [`${pointedAt} > &`]: { visibility: 'visible' } } },
]);
globalStyle(`${pointedAt}:has(> ${keys}) > ${count}:not(${keys})`, { visibility: 'hidden' });

/** The whole row toggles the switch. */
export const setting = styleVariants(row, (classes) => [classes, { display: 'grid' }]);

const settingLabelBase = style({ display: 'flex', alignItems: 'center', gap: measure.space.large });

export const settingLabel = styleVariants({
  full: [settingLabelBase],
  drawer: [settingLabelBase, { fontSize: 14 }],
});

export const railButton = style([
  row.rail,
  {
    border: 'none',
    background: 'none',
    cursor: 'pointer',
  },
]);

export const note = style({
  display: 'flex',
  // With wider text spacing, the versions don't fit beside each other.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: measure.space.medium,
  padding: `${measure.space.large} ${measure.space.medium} 0`,
  color: color.text.tertiary,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
