import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const base = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: measure.space.large,
    padding: `${measure.space.large} ${measure.space.xlarge}`,
    border: '1px solid transparent',
    borderRadius: measure.radius.panel,
    color: color.text.primary,
  },
]);

export const tone = styleVariants({
  warning: [base, { background: color.notice.warning, borderColor: color.tone.warning.border }],
  error: [base, { background: color.notice.error, borderColor: color.tone.error.border }],
  info: [base, { background: color.surface.panel, borderColor: color.line.border }],
});

const icon = style({ display: 'flex', alignItems: 'center', height: 20 });

export const toneIcon = styleVariants({
  warning: [icon, { color: color.tone.warning.text }],
  error: [icon, { color: color.tone.error.text }],
  info: [icon, { color: color.text.secondary }],
});

/** If the text would become too narrow, the button wraps below the text, not below the icon. */
export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: measure.space.large,
});

export const words = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const fact = style({ fontWeight: 600 });

export const advice = style({ color: color.text.secondary });

/** A button is higher than the line of text beside it, so it extends into the padding, level with the first line. */
export const action = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.size.controlSmall,
  marginBlock: '-2px',
  '@media': { [media.touch]: { marginBlock: '-4px' } },
});
