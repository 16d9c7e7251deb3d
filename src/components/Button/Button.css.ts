import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const base = style([
  type.strong,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: measure.space.small,
    flexShrink: 0,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: measure.radius.control,
    background: 'none',
    color: color.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background ${measure.motion.quick}, border-color ${measure.motion.quick}, color ${measure.motion.quick}`,
  },
]);

const disabled = {
  background: color.surface.disabled,
  borderColor: color.line.hairline,
  color: color.text.disabled,
  cursor: 'default',
} as const;

const look = (rest: Record<string, string>, hover: Record<string, string>) => [
  base,
  {
    ...rest,
    selectors: {
      '&:is([data-hovered], [data-pressed]):not([aria-disabled=true]), &[aria-expanded=true]': hover,
      '&[aria-disabled=true]:not([data-busy])': disabled,
    },
    // For plain buttons. React-aria's own buttons do not report hover for touch.
    '@media': {
      [media.hover]: { selectors: { '&:not([data-rac], [aria-disabled=true]):is(:hover, :active)': hover } },
    },
  },
];

/** The browser would put a plate in the colour of the page under the forced colour of the text. */
const filled = style({ '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } } });

export const kind = styleVariants({
  primary: [
    filled,
    ...look(
      { background: color.accent.solid, color: color.accent.onSolid },
      { background: color.accent.solidHover },
    ),
  ],
  default: look(
    { background: color.surface.control, borderColor: color.line.control },
    { background: color.surface.controlHover },
  ),
  ghost: look(
    { color: color.text.secondary },
    { background: color.surface.hover, color: color.text.primary },
  ),
  dangerText: look(
    { background: color.surface.control, borderColor: color.line.control, color: color.tone.error.text },
    { background: color.surface.controlHover },
  ),
  danger: [
    filled,
    ...look(
      { background: color.danger.solid, color: color.danger.onSolid },
      { background: color.danger.solidHover },
    ),
  ],
});

const touch = { [media.touch]: { minHeight: measure.size.touch } };

export const size = styleVariants({
  small: {
    minHeight: measure.size.controlSmall,
    paddingInline: measure.space.medium,
    fontSize: 12,
    lineHeight: '16px',
    '@media': touch,
  },
  default: { minHeight: measure.size.control, paddingInline: measure.space.xlarge, '@media': touch },
  form: { minHeight: measure.size.controlForm, paddingInline: measure.space.xlarge, '@media': touch },
  login: { minHeight: measure.size.controlLogin, paddingInline: measure.space.gutter, '@media': touch },
});

export const fullWidth = style({ width: '100%' });

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Over the label if there is no icon to replace, so that the width stays. */
export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

globalStyle(`${spinner} + ${label}`, { opacity: 0 });

// The icon of the plain button is quieter than its label.
globalStyle(`${kind.default}:not([aria-disabled=true]) > svg`, { color: color.text.secondary });

export const keyCap = style({ display: 'inline-flex' });

// On a coloured button a key cap takes the button's colours.
globalStyle(`:is(${kind.primary}, ${kind.danger}) > ${keyCap} > kbd`, {
  color: 'inherit',
  borderColor: 'currentColor',
});

export const cap = style([
  type.micro,
  {
    fontFamily: measure.font.text,
    minWidth: 18,
    paddingInline: measure.space.xsmall,
    textAlign: 'center',
    color: color.text.tertiary,
    border: `1px solid ${color.line.border}`,
    borderRadius: measure.radius.tag,
    // Touch devices have no keys.
    '@media': { [media.touch]: { display: 'none' } },
  },
]);
